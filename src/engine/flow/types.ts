import type { Expression } from '../logic/expressions/expression.ts';
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
  /** Its first step. */
  from: StepId;
  /** Seconds that each of its steps takes. */
  seconds: number;
};

/** A transition out of a step. The last one has no `when` and is the default. */
export type Transition = {
  when?: string;
  to: StepId;
  /** URL parameters of the destination. */
  query?: Record<string, Expression>;
  /** URL parameters that show a personal answer on purpose; the page takes them out as it opens. */
  personal?: string[];
  /** What is passed in the navigation state instead of the URL. */
  state?: Record<string, Expression>;
};

/** A button that continues; pressing it also answers `set`. */
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
  /** URL parameter → section that it prefills, if the schema allows the value. */
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

/** A coverage that visitors ask for if `when` holds, and how a page treats it. */
export type AskedCoverage = {
  when: string;
  text: Expression;
  /** True when the prices of the page include it. */
  included: boolean;
  note: string;
  /** Path of the answer that asks for it. */
  answer: string;
  /** Where it can be requested: the link's text, and a path on the site. */
  link?: { text: string; to: string };
};

/** The texts of a page of the kind `outcome`. */
export type Outcome = {
  title: string;
  text: string;
  /** Label of the request's number. */
  number: string;
  /** Title and text while questions are open and nothing has been sent. */
  open: { title: string; text: string };
  /** The same while every question is answered and nothing has been sent. */
  ready?: { title: string; text: string };
  next: { title: string; items: string[] };
  /** Text before the phone number. */
  call: string;
  /** Text above the answers. */
  review: string;
};

/** A page's texts and the answers it shows; loaded with the page, not with the questions. */
export type PageWords = {
  /** Values by the names that the page's kind knows; pages that link to it show them too. */
  facts?: Record<string, Expression>;
  /** Facts shown beside the questions while the visitor answers them. */
  summary?: { fact: string; label: string }[];
  alsoAsked?: AskedCoverage[];
  outcome?: Outcome;
};

/** A page after the questions. Every path through the steps ends at one. */
export type Page = PageWords & {
  id: StepId;
  path: string;
  label: string;
  /** What draws it, e.g. `outcome`; defaults to the id. */
  kind?: string;
  /** Number of answers submitted for this page: a prefix, and a whole number less than `below`. */
  number?: { prefix: string; below: number };
  /** The page that this one links to. */
  linksTo?: StepId;
  /** The page with the papers of this one, to print, save or share. */
  papers?: StepId;
  /** Draft section, an object, for what is entered on the page itself. */
  keeps?: string;
  /** Fill of each segment, 0-100. */
  progress: Record<string, number>;
};

/**
 * An answer computed from others (decisions D11, D12, D14; spec section 4).
 * `always`: computed on every change. `follow`: until the visitor edits or clears it.
 * `reset`: again whenever its source changes, editable in between.
 * `onLeave`: only when the visitor leaves the step that answers it, so that what another step's
 * answer rules out is kept and returns with that answer (D28).
 */
export type Derivation = {
  to: string;
  mode: 'always' | 'follow' | 'reset' | 'onLeave';
  /** A change it makes on another step must be reviewed there before the end (D38, D41). */
  confirm?: true;
  when?: string;
  value: Template;
};

/** How older drafts stored a section, according to the flow file. */
export type OlderForm =
  /** The plain text of this field, the section's only one. */
  | { textOf: string }
  /** Plain ids of a catalog's entries; `with` maps the names that are stored to paths in an entry. */
  | { idsOf: string; with: Readonly<Record<string, string>> };

/** A column that holds an answer or, with `catalog`, the key `by` of the entry with that id. */
export type ColumnRead = { column: string; catalog?: string; by?: string };

/**
 * How a new flow version changes answers that older ones have saved. Paths are dotted; `*` stands
 * for every item of a list.
 */
export type Migration = {
  /** The flow version that this leads to. */
  version: number;
  /** Old path of an answer → new path. */
  move?: Record<string, string>;
  /** Path of an answer → old id of a choice → new id. */
  replace?: Record<string, Record<string, string>>;
  /** Paths of answers that are no longer asked for. */
  remove?: string[];
};

/** JSON in which every object `{ "$": <expression> }` stands for the expression's value. */
export type Template = Json;

/** The flow file, `flows/<id>.json`. */
export type Flow = {
  id: string;
  version: number;
  start: StepId;
  /** Title and description where its pages are shared; defaults to the site's own. */
  head?: { title: string; description: string };
  /** Fewest and most steps of any path through the flow; `npm run validate` proves both. */
  bounds?: { shortest: number; longest: number };
  segments: Segment[];
  sections?: Section[];
  conditions: Record<string, Expression>;
  values: Record<string, Expression>;
  derive: Derivation[];
  /** Section → how older drafts store it. */
  older?: Record<string, OlderForm>;
  remote: {
    columns: Record<string, Expression>;
    quoted: Record<string, Expression>;
    /** Path of an answer → the column to recover it from in a row without answers. */
    read?: Record<string, ColumnRead>;
  };
  mirror: JsonObject;
  /** Oldest first; the last one leads to `version`. */
  migrations?: Migration[];
  steps: Step[];
  pages: Page[];
};
