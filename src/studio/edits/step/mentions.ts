import { getLocation } from 'jsonc-parser';
import { comparisonsOf } from '../../../checker/model/comparisons.ts';
import { mentionsOf } from '../../../checker/edits/rename-field.ts';
import { buildModel } from '../../../checker/model/model.ts';
import { escapedKey, isObject, type Json, objectAt, sameJson } from '../../../engine/core.ts';
import { parseSource, positionOf } from '../../../checker/project/source-file.ts';
import type { Texts } from '../project/texts.ts';
import { fieldGroups } from './field-groups.ts';
import { removeField } from './remove-field.ts';
import { schemaFile, stepIn } from './step-texts.ts';

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
