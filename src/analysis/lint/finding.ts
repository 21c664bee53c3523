import type { Json } from '../../logic/json.ts';

export type Severity = 'error' | 'warning';

/** The smallest answers that show a defect, and the step at which they show it. */
export type Witness = { step: string; answers: Readonly<Record<string, Json | undefined>> };

/** What a rule says; the runner adds the code and the place in the text. */
export type Defect = {
  /** Path from the root. */
  file: string;
  /** JSON pointer into the file. */
  pointer: string;
  /** One sentence: what is wrong and what it means for a visitor. */
  message: string;
  witness?: Witness;
  /** What to write instead. */
  suggestion?: string | undefined;
  /** Byte offset, where there is no pointer (a file that does not parse). */
  offset?: number;
};

/** With the path of the step in the app, which the runner adds. */
export type PlacedWitness = Witness & { path: string };

export type Finding = Omit<Defect, 'offset' | 'witness'> & {
  witness?: PlacedWitness;
  /** Code of the rule: family letter and number, e.g. `G6`. */
  code: string;
  severity: Severity;
  line: number;
  column: number;
};
