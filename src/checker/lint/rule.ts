import type { Defect, Severity } from './finding.ts';
import type { Model } from '../model/model.ts';

/**
 * What a rule looks at, from the files to whole journeys. A questionnaire with an error in one layer
 * is not looked at in the next, so nothing is said twice: a misspelled name is an error once, and not
 * again in every branch that it closes. The first three read the files, the others run visitors.
 */
export const LAYERS = ['files', 'names', 'parts', 'steps', 'branches', 'journeys'] as const;
export type Layer = (typeof LAYERS)[number];

/** One check. Each rule has its own file under `rules/<family>/`. */
export type LintRule = {
  /** Family letter and number, such as `F2`. */
  code: string;
  /** What it is about, in two or three words, such as `names-resolve`. */
  name: string;
  layer: Layer;
  /** What holds once nothing is found, for the reference page: "Every …". */
  guarantee: string;
  severity: Severity;
  check: (model: Model) => readonly Defect[];
};
