import { type Json, type JsonObject, isObject, sameJson } from '../../../engine/core.ts';
import { readable } from '../project/outline.ts';
import type { Texts } from '../project/texts.ts';
import { type FormField, formFields, located } from './form-fields.ts';
import { type Keys, withValue } from '../../../checker/project/edit.ts';
import { flowPaths } from '../../../checker/model/model.ts';

export const schemaFile = (step: string) => `schemas/${step}/schema.json`;
export const uiFile = (step: string) => `schemas/${step}/ui.json`;
export const rulesFile = (step: string) => `schemas/${step}/rules.json`;

/** Edits the text of one file. */
export function withText(texts: Texts, path: string, edit: (text: string) => string): Texts {
  return new Map(texts).set(path, edit(texts.get(path) ?? '{}\n'));
}

/** Sets the value at a place in a file, or removes it if undefined. */
export function put(texts: Texts, path: string, at: Keys, value: Json | undefined): Texts {
  return withText(texts, path, (text) => withValue(text, at, value));
}

/** Replaces `before` with `value`, rewriting only the parts that differ. */
export function putChanged(
  texts: Texts,
  path: string,
  at: Keys,
  { before, value }: { before: Json | undefined; value: Json | undefined },
): Texts {
  if (sameJson(before, value)) return texts;
  if (!isAlike(before, value)) return put(texts, path, at, value);
  const parts = [...new Set([...partsOf(before), ...partsOf(value)].map(([key]) => key))];
  const [was, is] = [new Map(partsOf(before)), new Map(partsOf(value))];
  return parts.reduce(
    (all, key) => putChanged(all, path, [...at, key], { before: was.get(key), value: is.get(key) }),
    texts,
  );
}

/** Are both objects, or both lists of the same length? */
const isAlike = (one: Json | undefined, other: Json | undefined): boolean =>
  (isObject(one) && isObject(other)) ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length);

const partsOf = (json: Json | undefined): [string | number, Json][] =>
  Array.isArray(json) ? [...json.entries()] : isObject(json) ? Object.entries(json) : [];

/** Sets a list of names in a file; an empty list is removed. */
export function putNames(texts: Texts, path: string, at: Keys, names: readonly string[]): Texts {
  return put(texts, path, at, names.length === 0 ? undefined : [...names]);
}

/** The contents of a step's files, and its questions in page order. */
export function stepIn(
  texts: Texts,
  step: string,
): { schema: JsonObject; ui: JsonObject; fields: readonly FormField[] } {
  const schema = readable(texts, schemaFile(step));
  const ui = readable(texts, uiFile(step));
  return { schema, ui, fields: formFields(schema, ui) };
}

/** @throws if the step has no such question */
export function fieldIn(texts: Texts, step: string, path: string) {
  const { fields, ...files } = stepIn(texts, step);
  const found = located(fields, path);
  if (found === undefined) throw new Error(`"${step}" does not ask for "${path}".`);
  return { ...files, ...found };
}

/** Sets a value at every place that declares a question. */
export function describe(
  texts: Texts,
  step: string,
  { describedAt }: FormField,
  keys: Keys,
  value: Json | undefined,
): Texts {
  return describedAt.reduce(
    (all, at) => put(all, schemaFile(step), [...at, ...keys], value),
    texts,
  );
}

/** A questionnaire that contains the step, and the step's entry in the flow file. */
type Use = { path: string; index: number; entry: JsonObject };

/** The entries of a step in all questionnaires that contain it. */
export function usesOf(texts: Texts, step: string): Use[] {
  return flowPaths(texts).flatMap((path) =>
    stepsIn(texts, path).flatMap((entry, index) =>
      entry['id'] === step ? [{ path, index, entry }] : [],
    ),
  );
}

const stepsIn = (texts: Texts, path: string): JsonObject[] => {
  const { steps } = readable(texts, path);
  return Array.isArray(steps) ? steps.map((one) => (isObject(one) ? one : {})) : [];
};

/** The sections that a step's fields are, if the step does not answer a single section. */
export const ownSections = ({ answers }: JsonObject): Json[] | undefined =>
  Array.isArray(answers) ? answers : undefined;

/**
 * Is the section name taken? Each question of such a step is a section, and section names are unique.
 */
export function isSectionTaken(texts: Texts, step: string, name: string): boolean {
  return usesOf(texts, step).some(
    ({ path, entry }) =>
      ownSections(entry) !== undefined &&
      stepsIn(texts, path).some(({ answers }) => [answers].flat().includes(name)),
  );
}

/** Can a link to the page prefill the question? */
export const isPrefilled = (texts: Texts, step: string, name: string): boolean =>
  usesOf(texts, step).some(
    ({ entry: { prefill } }) => isObject(prefill) && Object.values(prefill).includes(name),
  );

/** Adds a section to the step's answers, if its questions are sections. */
export function withSection(texts: Texts, step: string, name: string): Texts {
  return usesOf(texts, step).reduce((all, { path, index, entry }) => {
    const sections = ownSections(entry);
    const at = ['steps', index, 'answers'];
    return sections === undefined ? all : put(all, path, [...at, sections.length], name);
  }, texts);
}

/** Removes a section from the step's answers. */
export function withoutSection(texts: Texts, step: string, name: string): Texts {
  return usesOf(texts, step).reduce((all, { path, index, entry }) => {
    const place = ownSections(entry)?.indexOf(name) ?? -1;
    return place < 0 ? all : put(all, path, ['steps', index, 'answers', place], undefined);
  }, texts);
}
