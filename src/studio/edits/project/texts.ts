import type { ProjectTexts } from '../../../checker/project/source-file.ts';

/** Texts by path, as returned by `readProject` and accepted by `lint`. */
export type Texts = ProjectTexts;

/** New texts by path; null removes a file. */
export type Change = ReadonlyMap<string, string | null>;

/**
 * Sorted paths of the files that differ between two versions, including files that exist in only one.
 */
export function differing(one: Texts, other: Texts): string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((path) => one.get(path) !== other.get(path))
    .sort();
}
