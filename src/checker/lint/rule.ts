import type { Defect, Severity } from './finding.ts';
import type { Model } from '../model/model.ts';

/** One check. Each rule has its own file under `rules/<family>/`. */
export type LintRule = {
  /** Family letter and number, such as `F2`. */
  code: string;
  /** What the rule guarantees, for the reference page: "Every …". */
  keeps: string;
  severity: Severity;
  check: (model: Model) => readonly Defect[];
};
