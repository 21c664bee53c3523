import type { Defect, Severity } from './finding.ts';
import type { Model } from '../model/model.ts';

/** One check. One rule is one file under `rules/<family>/`. */
export type LintRule = {
  /** Family letter and number, e.g. `F2`. */
  code: string;
  /** What the rule keeps true, for the reference: "Every …". */
  keeps: string;
  severity: Severity;
  check: (model: Model) => readonly Defect[];
};
