import { getUiOptions, orderProperties } from '@rjsf/utils';
import texts from '../../../schemas/content/form-texts.json' with { type: 'json' };
import { keysIn } from '../logic/pointer.ts';
import { propertiesOf } from '../language/step-schema.ts';
import { textOf, type JsonObject } from '../logic/json.ts';
import { fill } from '../ui/fill.ts';
import { lookOf } from './asked.ts';

export type FieldPlace = {
  /** The field's position at each level of the page. */
  positions: readonly number[];
  /** What the labels on the page say: `Vehicle 2, Year`. */
  name: string;
};

/** Where the field at a JSON pointer is on its page, and what it is called there. */
export function fieldPlace(
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
export function comparePlaces(
  { positions: first }: FieldPlace,
  { positions: second }: FieldPlace,
): number {
  const level = first.findIndex((position, index) => position !== second[index]);
  const [one, other] = [first[level], second[level]];
  return one === undefined || other === undefined ? first.length - second.length : one - other;
}
