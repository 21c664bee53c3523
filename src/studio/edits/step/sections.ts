import { flowPaths } from '../../../checker/model/model.ts';
import { isObject, type Json, type JsonObject } from '../../../engine/core.ts';
import { readable } from '../project/outline.ts';
import type { Texts } from '../project/texts.ts';
import { put } from './step-texts.ts';

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
