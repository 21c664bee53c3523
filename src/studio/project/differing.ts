import type { ProjectTexts } from '../../checker/project/texts.ts';

/**
 * Sorted paths of the files that differ between two versions, including files that exist in only one.
 */
export function differing(one: ProjectTexts, other: ProjectTexts): string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((path) => one.get(path) !== other.get(path))
    .sort();
}
