import type { ComponentType, ReactNode } from 'react';
import type { Answers, StepId } from '../flow/types.ts';
import type { JsonObject } from '../logic/json.ts';

/** What an app puts around its questionnaires. What it leaves out is not there. */
export type Surroundings = {
  /** Above every page; its children say where the answers are safe, and are not there while it loads. */
  Header?: ComponentType<{ children?: ReactNode }>;
  /** Beside the questions, where the screen has room. */
  Aside?: ComponentType<{ at: StepId }>;
  /** At the end of every page. */
  SmallPrint?: ComponentType;
  /** Below the fields of every step; it reads in the UI schema whether it has something to say. */
  StepNote?: ComponentType<{ uiSchema: JsonObject }>;
  /** What draws the full screens that steps name in the flow file. */
  interlude?: Interludes;
  /** The document's title on a page. */
  titleOf?: (page: string) => string;
  /** Whom to call, on a page that offers it. */
  phone?: { display: string; tel: string };
  /** Loads what says on a page that its visitor changed an answer and is back. */
  loadChangeLine?: () => Promise<ChangeLine>;
};

type Interludes = {
  View: ComponentType<{ name: string; onDone: () => void }>;
  /** Loads one ahead of need; it is shown only once that has succeeded. */
  prefetch: (name: string) => Promise<void>;
};

/** One sentence; `state` is that of the page's history entry. */
export type ChangeLine = (before: Answers, now: Answers, state: unknown) => string;
