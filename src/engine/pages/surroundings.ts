import type { ComponentType, ReactNode } from 'react';
import type { CompiledFlow } from '../flow/compiled.ts';
import type { Answers, StepId } from '../flow/types.ts';
import type { JsonObject } from '../logic/json.ts';

/** What an app puts around its questionnaires, all of it optional. */
export type Surroundings = {
  /** Above every page; its children show the save state, and are absent while the page loads. */
  Header?: ComponentType<{ children?: ReactNode }>;
  /** Beside the questions, if the screen has room. */
  Aside?: ComponentType<{ at: StepId }>;
  /** At the end of every page. */
  SmallPrint?: ComponentType;
  /** Below the fields of every step; the UI schema tells it whether to show anything. */
  StepNote?: ComponentType<{ uiSchema: JsonObject }>;
  /** Draws the full-screen interludes that steps name in the flow file. */
  interlude?: Interludes;
  /** The document's title on a page. */
  titleOf?: (page: string) => string;
  /** The number to call, for pages that offer it. */
  phone?: { display: string; tel: string };
  /** Loads the sentence for a page whose visitor returns from changing an answer. */
  loadChangeLine?: () => Promise<ChangeLine>;
};

type Interludes = {
  View: ComponentType<{ name: string; onDone: () => void }>;
  /** Preloads one; it is shown only if that has succeeded. */
  prefetch: (name: string) => Promise<void>;
};

/** One sentence about a change of the answers. */
export type ChangeLine = (before: Answers, now: Answers, flow: CompiledFlow) => string;
