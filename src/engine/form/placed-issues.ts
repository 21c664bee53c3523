import type { Issue, Rule } from '../flow/issues.ts';
import { pointer } from '../logic/pointer.ts';
import { drawnSchema } from '../language/step-schema.ts';
import { isObject, textOf, type JsonObject } from '../logic/json.ts';
import { comparePlaces, fieldPlace } from './field-place.ts';

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
