import type { ProjectTexts } from '../../analysis/project/texts.ts';

/** Paths of the files whose texts differ between two versions, in order; one may lack a file. */
export function differing(one: ProjectTexts, other: ProjectTexts): string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((path) => one.get(path) !== other.get(path))
    .sort();
}
