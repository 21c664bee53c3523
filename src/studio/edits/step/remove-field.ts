import {
  type Json,
  type Result,
  escapedKey,
  failed,
  isObject,
  objectAt,
  ok,
  sameJson,
  textOf,
} from '../../../engine/core.ts';
import type { Texts } from '../project/texts.ts';
import { hasFixedFields, labelOf } from './form-fields.ts';
import { causesOf, withoutAbsences, withoutField, withoutFieldIn } from './asked-if.ts';
import {
  fieldIn,
  ownSections,
  put,
  putNames,
  schemaFile,
  stepIn,
  uiFile,
  usesOf,
  withoutSection,
} from './step-texts.ts';
import { setShownIf } from './shown-if.ts';
import { withoutCoverage } from './coverage.ts';
import { withoutIdleWaits } from './waits.ts';
import { getLocation } from 'jsonc-parser';
import { comparisonsOf } from '../../../checker/model/expressions.ts';
import { mentionsOf } from '../../../checker/edits/rename-field.ts';
import { buildModel } from '../../../checker/model/model.ts';
import { parseSource, positionOf } from '../../../checker/project/source-file.ts';
import { fieldGroups } from './field-groups.ts';

/**
 * Removes a question, its UI settings, its place on the page and what is said about its coverage. Fails
 * if something in the step would be meaningless without it; references elsewhere stay as they are.
 */
export function removeField(texts: Texts, step: string, path: string): Result<Texts, string> {
  const found = fieldIn(texts, step, path);
  const { field } = found;
  const problem = needed(texts, step, found);
  if (problem !== undefined) return failed([problem]);
  const groups = [...field.groups, ...field.requiredIf];
  const undescribed = path.includes('.')
    ? groups.reduce((all, group) => withoutField(all, step, group, field.name), texts)
    : withoutAbsences(withoutFieldIn(texts, step, groups, field.name), step, field.name);
  const drawn = put(undescribed, uiFile(step), field.uiAt, undefined);
  const unplaced = path.includes('.') ? drawn : withoutPlace(drawn, step, field.name);
  const uncovered = withoutCoverage(unplaced, step, path);
  return ok(withoutIdleWaits(texts, uncovered, step));
}

/** Why the question cannot be removed, as a sentence. */
function needed(
  texts: Texts,
  step: string,
  { field, siblings, around }: ReturnType<typeof fieldIn>,
): string | undefined {
  if (around !== undefined && hasFixedFields(around)) {
    return `The widget of "${labelOf(around)}" requires it.`;
  }
  if (siblings.length === 1) {
    const around = field.path.includes('.') ? 'its group' : 'the page';
    return `It is the only question of ${around}: remove ${around} instead.`;
  }
  const dependent = siblings.find((one) => one !== field && causesOf(one).includes(field.name));
  if (dependent !== undefined && !field.path.includes('.')) {
    return `Whether "${labelOf(dependent)}" is asked depends on it: change that condition first.`;
  }
  const sole = usesOf(texts, step).some(({ entry }) => sameJson(ownSections(entry), [field.name]));
  return sole ? 'The page has no other answer: remove the page instead.' : undefined;
}

/** Removes a question from the page's order and from flow files. */
function withoutPlace(texts: Texts, step: string, name: string): Texts {
  const { ui } = stepIn(texts, step);
  const order = ui['ui:order'];
  const ordered = Array.isArray(order)
    ? putNames(
        texts,
        uiFile(step),
        ['ui:order'],
        order.map(textOf).filter((one) => one !== name),
      )
    : texts;
  const shown = usesOf(ordered, step).reduce(
    (all, { path }) => setShownIf(all, path, { step, name }, null),
    ordered,
  );
  return withoutSection(shown, step, name);
}

/** A place in a file that refers to something, with its JSON pointer and line. */
export type Place = { file: string; pointer: string; line: number };

/**
 * References that would remain after a question is removed: rules, conditions, texts.
 * @param path in the step's data; `section` is its prefix in the answers
 */
export function placesLeft(
  texts: Texts,
  flowPath: string,
  { step, section, path }: { step: string; section: string; path: string },
): Place[] {
  const removed = removeField(texts, step, path);
  if (!removed.ok) return [];
  const found = mentionsOf(removed.value, texts, { path: `${section}${path}`, of: flowPath });
  if (!found.ok) return [];
  return found.value.map(({ file, offset }) => {
    const text = removed.value.get(file) ?? '';
    const keys = getLocation(text, offset + 1).path;
    return placeAt(removed.value, file, keys.map((key) => `/${escapedKey(String(key))}`).join(''));
  });
}

/** The conditions that compare a question with one of its choices. */
export function placesOfOption(
  texts: Texts,
  flowPath: string,
  { step, section, path }: { step: string; section: string; path: string },
  value: Json,
): Place[] {
  const compared = comparisonsOf(buildModel(texts, undefined, flowPath))
    .filter(
      ({ field, constant }) => field.path === `${section}${path}` && sameJson(constant, value),
    )
    .map(({ file, pointer }) => placeAt(texts, file, pointer));
  const onPage = fieldGroups(stepIn(texts, step).schema).flatMap(({ test, testAt }) => {
    const part = objectAt(objectAt(test ?? {}, 'properties'), path);
    if (testAt === undefined || !namesValue(part, value)) return [];
    return [placeAt(texts, schemaFile(step), testAt.map((key) => `/${key}`).join(''))];
  });
  return [...compared, ...onPage].filter(
    ({ file, pointer }, index, all) =>
      all.findIndex((one) => one.file === file && one.pointer === pointer) === index,
  );
}

const namesValue = (part: Json, value: Json): boolean =>
  isObject(part) &&
  (sameJson(part['const'], value) ||
    (Array.isArray(part['enum']) && part['enum'].some((one) => sameJson(one, value))) ||
    namesValue(part['contains'] ?? null, value));

function placeAt(texts: Texts, file: string, pointer: string): Place {
  const { line } = positionOf(parseSource(file, texts.get(file) ?? ''), pointer);
  return { file, pointer, line };
}
