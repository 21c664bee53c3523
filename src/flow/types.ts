import type { Expression } from '../logic/expression.ts';
import type { Json, JsonObject } from '../logic/json.ts';

/** Id of a step or of a page, e.g. `contact-info`: the folder name under `schemas/`. */
export type StepId = string;

/**
 * What the visitor has answered, by section. A section is a key of the local draft
 * (spec section 3), e.g. `{ businessType: 'construction', contactInfo: { city: 'Aurora' } }`.
 */
export type Answers = Readonly<Record<string, Json | undefined>>;

/** One part of the progress bar; `width` is in twelfths (spec section 2, common frame). */
type Segment = { id: string; label: string; width: number };

/** A way out of a step. The last one of a step has no `when` and is the default. */
export type Transition = {
  when?: string;
  to: StepId;
  /** URL parameters of the place the visitor comes to. */
  query?: Record<string, Expression>;
  /** What is handed over in the navigation state instead of the URL. */
  state?: Record<string, Expression>;
};

/** A button that leaves the step forwards; `set` is answered by pressing it. */
export type Action = {
  id: string;
  label: string;
  set?: Record<string, Json>;
  variant?: 'primary' | 'secondary';
};

/** How a step is saved remotely before the visitor goes on (spec sections 4 and 8). */
export type SavePolicy =
  /** The visitor stays, with this message, when the save fails. */
  | { remote: 'required'; failed: string }
  /** The visitor waits for the save ("Saving...") and goes on whatever its outcome. */
  | { remote: 'attempt' }
  /** The visitor goes on at once; the outbox sends. */
  | { remote: 'background' };

export type Step = {
  id: StepId;
  /** Short name where steps are listed: "go to Business addresses", "welcome back". */
  label: string;
  path: string;
  /** One section (the step's data is that object) or several (the data has one key for each). */
  answers: string | string[];
  /** `currentStep` of the local draft once this step is done (decision D4). */
  savedStep: number;
  /** First segment of the progress bar, 0-100, where it is not (position + 1) / steps (D5). */
  progress?: number;
  /** A bar of the step's own in place of the three segments (recommendation: 95 %). */
  ownProgress?: { percent: number; text: string };
  /** URL parameter → section that it fills in when the value is one the schema allows. */
  prefill?: Record<string, string>;
  save?: SavePolicy;
  actions?: Action[];
  /** What pressing the action also does: `quote` makes the quote id and status (D13). */
  submit?: 'quote';
  /** Content file shown full-screen before the next place opens, e.g. `preparing-quote`. */
  interlude?: string;
  next: Transition[];
};

/** A coverage that visitors for whom `when` holds ask for, and what becomes of it on a page. */
export type AskedCoverage = {
  when: string;
  text: Expression;
  /** True when the prices of the page include it. */
  included: boolean;
  note: string;
  /** Path of the answer that asks for it. */
  answer: string;
};

/** A place after the questions. It ends every path through the steps. */
export type Page = {
  id: StepId;
  path: string;
  label: string;
  /** The page that this one leads to with a button or a link of its own. */
  linksTo?: StepId;
  /** Fill of each segment, 0-100. */
  progress: Record<string, number>;
  alsoAsked?: AskedCoverage[];
};

/**
 * An answer computed from others (decisions D11, D12, D14; spec section 4).
 * `always`: computed at every change. `follow`: until the visitor edits or empties it.
 * `reset`: again whenever its source changes, editable in between.
 * `onLeave`: computed when the visitor leaves the step that answers it, and at no other time:
 * what another step's answer rules out stays, and comes back when that answer does (D28).
 */
export type Derivation = {
  to: string;
  mode: 'always' | 'follow' | 'reset' | 'onLeave';
  when?: string;
  value: Template;
};

/** JSON in which every object `{ "$": <expression> }` stands for the expression's value. */
export type Template = Json;

/** The flow file, `flows/<id>.json`. */
export type Flow = {
  id: string;
  version: number;
  start: StepId;
  /** Fewest and most steps of a way through the flow; `npm run validate` proves them. */
  bounds?: { shortest: number; longest: number };
  segments: Segment[];
  conditions: Record<string, Expression>;
  values: Record<string, Expression>;
  derive: Derivation[];
  remote: { columns: Record<string, Expression>; quoted: Record<string, Expression> };
  mirror: JsonObject;
  steps: Step[];
  pages: Page[];
};
