import type { Model } from '../model/model.ts';
import type { Json } from '../../engine/core.ts';

/**
 * What a rule looks at, from the files to whole journeys. A questionnaire with an error in one layer
 * is not looked at in the next, so nothing is said twice: a misspelled name is an error once, and not
 * again in every branch that it closes. The first three read the files, the others run visitors.
 */
export const LAYERS = ['files', 'names', 'parts', 'steps', 'branches', 'journeys'] as const;
type Layer = (typeof LAYERS)[number];

/** One check. Rules that look at the same things share a file under `rules/<family>/`. */
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

type Severity = 'error' | 'warning';

/** The smallest set of answers that shows a defect, and the step where it shows. */
export type Witness = { step: string; answers: Readonly<Record<string, Json | undefined>> };

/** What a rule reports. The runner adds the code and the position in the text. */
export type Defect = {
  /** Path from the root of the project. */
  file: string;
  /** JSON pointer into the file. */
  pointer: string;
  /** One sentence: what is wrong and what it means for a visitor. */
  message: string;
  witness?: Witness;
  /** What to write instead. */
  suggestion?: string | undefined;
  /**
   * Character offset, where a pointer cannot give the position: a file that does not parse, a
   * duplicate key, SQL.
   */
  offset?: number;
};

/** A witness with the path of its step in the app, which the runner adds. */
export type PlacedWitness = Witness & { path: string };

export type Finding = Omit<Defect, 'offset' | 'witness'> & {
  witness?: PlacedWitness;
  /** Code of the rule: family letter and number, such as `G6`. */
  code: string;
  /** Its name, such as `branch-taken`. */
  name: string;
  severity: Severity;
  line: number;
  column: number;
};
