import { sameJson } from '../../../engine/core.ts';
import type { Texts } from '../project/texts.ts';
import { namesIn } from './field-groups.ts';
import type { FormField } from './form-fields.ts';
import { fieldIn, put, schemaFile, stepIn, uiFile, withText } from './step-texts.ts';
import { type Node, findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Keys } from '../../../checker/project/edit.ts';

/**
 * Moves a question one place up (-1) or down (1) on its page, or within its group or list item, unless
 * `movesPast` is false. If some questions depend on others, `ui:order` defines the order; otherwise the
 * schema does.
 */
export function moveField(texts: Texts, step: string, path: string, by: -1 | 1): Texts {
  const { field, siblings, ui } = fieldIn(texts, step, path);
  const place = siblings.indexOf(field);
  const other = siblings[place + by];
  if (other === undefined || !movesPast(field, other, by)) return texts;
  if (!path.includes('.') && (ui['ui:order'] !== undefined || isInParts(siblings))) {
    const order = namesOf(siblings)
      .with(place, other.name)
      .with(place + by, field.name);
    return put(texts, uiFile(step), ['ui:order'], order);
  }
  const [at] = field.describedAt;
  return withText(texts, schemaFile(step), (text) =>
    withSwapped(text, at.slice(0, -1), field.name, other.name),
  );
}

/**
 * False if a question would pass one that makes it appear, or that it makes appear: visitors who go on
 * from the lower one would miss the other.
 */
export function movesPast(field: FormField, other: FormField, by: -1 | 1): boolean {
  const [cause, shown] = by === -1 ? [other, field] : [field, other];
  return !causesOfShowing(shown).includes(cause.name);
}

/** The questions of the page whose answers make a question appear. */
export const causesOfShowing = ({ name, groups }: FormField): string[] =>
  groups.some(({ test }) => test === null)
    ? []
    : groups
        .flatMap(({ test }) => (test === null ? [] : namesIn(test)))
        .filter((one) => one !== name);

/**
 * Lists every question of the step in `ui:order`, if it exists or some questions depend on others.
 * @param before the order of the page so far
 */
export function withOrder(texts: Texts, step: string, before: readonly string[]): Texts {
  const { ui, fields } = stepIn(texts, step);
  const written = ui['ui:order'];
  if (written === undefined && !isInParts(fields)) return texts;
  const names = namesOf(fields);
  const known = written === undefined ? before.filter((name) => names.includes(name)) : [];
  const order = [...known, ...names.filter((name) => !known.includes(name))];
  return sameJson(order, written) ? texts : put(texts, uiFile(step), ['ui:order'], order);
}

export const namesOf = (fields: readonly FormField[]) => fields.map(({ name }) => name);

const isInParts = (fields: readonly FormField[]) =>
  fields.some(({ groups }) => groups.some(({ test }) => test !== null));

/** Swaps two properties of an object, or two items of a list. */
export function withSwapped(
  text: string,
  at: Keys,
  one: string | number,
  other: string | number,
): string {
  const tree = parseTree(text);
  const found = [one, other].flatMap((key) => {
    const value = tree === undefined ? undefined : findNodeAtLocation(tree, [...at, key]);
    const node = value?.parent?.type === 'property' ? value.parent : value;
    return node === undefined ? [] : [node];
  });
  const [first, second] = found.toSorted((a, b) => a.offset - b.offset);
  if (first === undefined || second === undefined) return text;
  const textOf = ({ offset, length }: Node) => text.slice(offset, offset + length);
  return [
    text.slice(0, first.offset),
    textOf(second),
    text.slice(first.offset + first.length, second.offset),
    textOf(first),
    text.slice(second.offset + second.length),
  ].join('');
}

type Move = {
  /** The user-visible name of what is moved. */
  what: string;
  /** What the list consists of, such as `question`. */
  item: string;
  /** The place that it moves to, counted from 0; it may be beyond the ends of the list. */
  place: number;
  count: number;
};

/** Says where a move led, or that there is no further. */
export function movedInWords({ what, item, place, count }: Move): string {
  if (place < 0) return `“${what}” is already the first ${item}.`;
  if (place >= count) return `“${what}” is already the last ${item}.`;
  return `“${what}” is now ${item} ${place + 1} of ${count}.`;
}

/** Says why a question cannot move past another one, up (-1) or down (1). */
export const staysInWords = (what: string, other: string, by: -1 | 1): string =>
  by === -1
    ? `“${what}” stays below “${other}”, whose answer decides whether it is asked.`
    : `“${what}” stays above “${other}”, because its answer decides whether that one is asked.`;
