import type { Issue, Rule } from '../flow/issues.ts';
import { keysIn, pointer } from '../logic/pointer.ts';
import { drawnSchema, propertiesOf } from '../language/step-schema.ts';
import { type JsonObject, isObject, textOf } from '../logic/json.ts';
import { getUiOptions, orderProperties } from '@rjsf/utils';
import texts from '../../../schemas/content/form-texts.json' with { type: 'json' };
import { fill } from '../logic/text-syntax.ts';
import { lookOf } from './field-frame.ts';

/** An issue; `field` names its field if the message alone does not tell which one it is. */
export type PlacedIssue = Issue & { field?: string };

type Step = {
  schema: JsonObject;
  uiSchema: JsonObject;
  /** The UI schema before the engine completed it: its messages are about their own field. */
  written?: JsonObject | undefined;
  rules: readonly Rule[];
};

/**
 * Returns a function that puts the issues of a step's data in the order of the page, and names the
 * fields of those that other fields or rows could have in the same words.
 */
export function issuePlacer({ schema, uiSchema, written, rules }: Step) {
  const messages = [...messagesIn(uiSchema, ''), ...rules];
  const own =
    written && new Set([...messagesIn(written, ''), ...rules].map(({ message }) => message));
  const isShared = ({ at, message }: Issue) =>
    isInRow(at) ||
    own?.has(message) === false ||
    messages.some((one) => one.message === message && !isWithin(at, one.at));
  return (issues: readonly Issue[], data: JsonObject): PlacedIssue[] => {
    if (issues.length === 0) return [];
    const drawn = { schema: drawnSchema(schema, data), uiSchema };
    return issues
      .map((issue) => ({ issue, place: fieldPlace(issue.at, drawn) }))
      .toSorted((one, other) => comparePlaces(one.place, other.place))
      .map(({ issue, place }) =>
        place.name !== '' && isShared(issue) ? { ...issue, field: place.name } : issue,
      );
  };
}

const isInRow = (at: string) => /\/\d+(\/|$)/.test(at);

/** True for the same place, and for a group and its parts. */
const isWithin = (one: string, other: string) =>
  `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

/** The messages that a UI schema has for its fields. */
function messagesIn(ui: JsonObject, at: string): { at: string; message: string }[] {
  return Object.entries(ui).flatMap(([key, value]) => {
    if (!isObject(value)) return [];
    if (!key.startsWith('ui:')) return messagesIn(value, pointer(at, key));
    const errors = value['errors'];
    const texts = isObject(errors) ? Object.values(errors) : [];
    return texts.map((text) => ({ at, message: textOf(isObject(text) ? text['inline'] : text) }));
  });
}

type FieldPlace = {
  /** The field's position at each level of the page. */
  positions: readonly number[];
  /** What the labels on the page say: `Vehicle 2, Year`. */
  name: string;
};

/** Where the field at a JSON pointer is on its page, and what it is called there. */
function fieldPlace(
  pointer: string,
  { schema, uiSchema }: { schema: JsonObject; uiSchema: JsonObject },
): FieldPlace {
  let [at, look] = [schema, uiSchema];
  const positions: number[] = [];
  const names: string[] = [];
  for (const token of keysIn(pointer)) {
    if (at['type'] === 'array') {
      positions.push(Number(token));
      names.push(rowName(names.pop() ?? '', look, Number(token) + 1));
      [at, look] = [lookOf(at['items']), lookOf(look['items'])];
    } else {
      const properties = propertiesOf(at);
      positions.push(inOrder(Object.keys(properties), look).indexOf(token));
      [at, look] = [lookOf(properties[token]), lookOf(look[token])];
      names.push(textOf(getUiOptions(look).title ?? at['title']));
    }
  }
  return { positions, name: names.filter((name) => name !== '').join(', ') };
}

/** The names as the page orders them; as they are if `ui:order` lacks one, as while it is edited. */
function inOrder(names: string[], look: JsonObject): string[] {
  try {
    return orderProperties(names, getUiOptions(look).order);
  } catch {
    return names;
  }
}

/** The item's title of the widget `list`, or else the list's own with the number of the row. */
function rowName(list: string, look: JsonObject, number: number): string {
  const { itemTitle } = getUiOptions(look);
  return fill(typeof itemTitle === 'string' ? itemTitle : texts.summary.row, { list, number });
}

/** Negative if the first place is further up the page; a group comes before its fields. */
function comparePlaces(
  { positions: first }: FieldPlace,
  { positions: second }: FieldPlace,
): number {
  const level = first.findIndex((position, index) => position !== second[index]);
  const [one, other] = [first[level], second[level]];
  return one === undefined || other === undefined ? first.length - second.length : one - other;
}
