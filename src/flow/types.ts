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

/** A named part of the questions, from one step to the start of the next section. */
export type Section = {
  label: string;
  /** The first step of it. */
  from: StepId;
  /** How long a step of it takes. */
  seconds: number;
};

/** A transition out of a step. The last one has no `when` and is the default. */
export type Transition = {
  when?: string;
  to: StepId;
  /** URL parameters of the destination. */
  query?: Record<string, Expression>;
  /** What is passed in the navigation state instead of the URL. */
  state?: Record<string, Expression>;
};

/** A button that leads on; pressing it also answers `set`. */
export type Action = {
  id: string;
  label: string;
  set?: Record<string, Json>;
  variant?: 'primary' | 'secondary';
};

/** How a step is saved remotely before the visitor moves on (spec sections 4 and 8). */
export type SavePolicy =
  /** If the save fails, the visitor stays and reads this message. */
  | { remote: 'required'; failed: string }
  /** The visitor waits for the save ("Saving...") and moves on even if it fails. */
  | { remote: 'attempt' }
  /** The visitor moves on at once; the outbox sends. */
  | { remote: 'background' };

export type Step = {
  id: StepId;
  /** Short name for lists of steps: "go to Business addresses", "welcome back". */
  label: string;
  path: string;
  /** One section (the step's data is that object) or several (the data has one key for each). */
  answers: string | string[];
  /** `currentStep` of the local draft once this step is done (decision D4). */
  savedStep: number;
  /** First segment of the progress bar, 0-100, if it is not (position + 1) / steps (D5). */
  progress?: number;
  /** A bar of the step's own instead of the three segments (recommendation: 95 %). */
  ownProgress?: { percent: number; text: string };
  /** URL parameter → section that it fills in when the value is one the schema allows. */
  prefill?: Record<string, string>;
  save?: SavePolicy;
  actions?: Action[];
  /** The page whose `number` the answers get when they are submitted here (D13). */
  submit?: StepId;
  /** Content file shown full-screen before the next step or page. */
  interlude?: string;
  /** Property of the step's data → condition on earlier answers; asked only while that holds. */
  show?: Record<string, string>;
  /** Answers that are sent only once Continue has confirmed them (D31). */
  send?: 'confirmed';
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
  /** Where it can be asked for: the words of the link, and a path of the site. */
  link?: { text: string; to: string };
};

/** The words of a page of the kind `outcome`. */
export type Outcome = {
  title: string;
  text: string;
  /** What the number of the request is called. */
  number: string;
  /** Title and text while questions are open, and nothing was sent. */
  open: { title: string; text: string };
  next: { title: string; items: string[] };
  /** Stands before the phone number. */
  call: string;
  /** Stands over the answers. */
  review: string;
};

/** What a page says and shows of the answers: it is loaded with the page, not with the questions. */
export type PageWords = {
  /** Values of the answers by the names that its kind knows; pages that link to it show them too. */
  facts?: Record<string, Expression>;
  /** The facts that are shown beside the questions while they are answered. */
  summary?: { fact: string; label: string }[];
  alsoAsked?: AskedCoverage[];
  outcome?: Outcome;
};

/** A page after the questions. Every path through the steps ends at one. */
export type Page = PageWords & {
  id: StepId;
  path: string;
  label: string;
  /** What draws it, `outcome` for example; without one, the id says it. */
  kind?: string;
  /** What answers submitted for this page are called by: a prefix, and a whole number `below` that. */
  number?: { prefix: string; below: number };
  /** The page that a button or link of this one leads to. */
  linksTo?: StepId;
  /** The page that has the papers of this one, to print, save or share. */
  papers?: StepId;
  /** Section of the draft for what is entered on the page itself: an object. */
  keeps?: string;
  /** Fill of each segment, 0-100. */
  progress: Record<string, number>;
};

/**
 * An answer computed from others (decisions D11, D12, D14; spec section 4).
 * `always`: computed on every change. `follow`: until the visitor edits or empties it.
 * `reset`: again whenever its source changes, editable in between.
 * `onLeave`: computed only when the visitor leaves the step that answers it, so that what
 * another step's answer rules out is kept and returns with that answer (D28).
 */
export type Derivation = {
  to: string;
  mode: 'always' | 'follow' | 'reset' | 'onLeave';
  /** A change that it makes on another step is to be seen there before the way ends (D38, D41). */
  confirm?: true;
  when?: string;
  value: Template;
};

/** How a section was stored by older drafts, as the flow file says it. */
export type OlderForm =
  /** The plain text of this field, the only one of the section. */
  | { textOf: string }
  /** Plain ids of a catalog's entries; `with` says which keys of an entry are stored under which name. */
  | { idsOf: string; with: Readonly<Record<string, string>> };

/** A column whose text is an answer, or the key `by` of the entry in a catalog whose id is one. */
export type ColumnRead = { column: string; catalog?: string; by?: string };

/**
 * What a new version of the flow makes of answers that older ones have saved. Paths are dotted; `*`
 * stands for every item of a list.
 */
export type Migration = {
  /** The version of the flow that this leads to. */
  version: number;
  /** Old path of an answer → new path. */
  move?: Record<string, string>;
  /** Path of an answer → old id of a choice → new id. */
  replace?: Record<string, Record<string, string>>;
  /** Paths of answers that nobody asks for any more. */
  remove?: string[];
};

/** JSON in which every object `{ "$": <expression> }` stands for the expression's value. */
export type Template = Json;

/** The flow file, `flows/<id>.json`. */
export type Flow = {
  id: string;
  version: number;
  start: StepId;
  /** What its pages say where they are shared; without it, what the site says of its own. */
  head?: { title: string; description: string };
  /** Fewest and most steps of any path through the flow; `npm run validate` proves both. */
  bounds?: { shortest: number; longest: number };
  segments: Segment[];
  sections?: Section[];
  conditions: Record<string, Expression>;
  values: Record<string, Expression>;
  derive: Derivation[];
  /** Section → the form in which older drafts hold it. */
  older?: Record<string, OlderForm>;
  remote: {
    columns: Record<string, Expression>;
    quoted: Record<string, Expression>;
    /** Path of an answer → where a row without answers still tells it. */
    read?: Record<string, ColumnRead>;
  };
  mirror: JsonObject;
  /** Oldest first; the last one leads to `version`. */
  migrations?: Migration[];
  steps: Step[];
  pages: Page[];
};
