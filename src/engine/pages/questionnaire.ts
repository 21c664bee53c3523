import type { Migrate } from '../draft/migrations/migrate.ts';
import type { CompiledFlow, CompiledStep, Questions } from '../flow/compiled.ts';
import type { Consent } from '../flow/consents.ts';
import type { OlderForms } from '../flow/stored/older.ts';
import type { Shape } from '../flow/stored/shape.ts';
import type { Answers, Flow, Page, PageWords, StepId } from '../flow/types.ts';
import type { StepModule } from '../form/contract.ts';
import type { Catalogs } from '../logic/expressions/scope.ts';

/** A flow with everything known about it before its first question is loaded. */
export type Questionnaire = {
  flow: CompiledFlow;
  shapes: Readonly<Record<string, Shape>>;
  older: OlderForms;
  /** Migrates older drafts to today's names; undefined if nothing moved. */
  migrate: Migrate | undefined;
  /** Makes the page say the words of its app; the site says its own. */
  applyTexts?: () => void;
  /** What was left out of its schemas because no answer depends on it, each with its place. */
  notes?: readonly { at: string; text: string }[];
  /** What the questions accept of the answers that an app begins with. */
  fitting?: (given: Answers) => Answers;
};

/** The build's output for a flow file; the build refuses one that does not compile. */
export type FlowModule = {
  flow: Flow;
  /** Reduced to what the flow looks up. */
  catalogs: Catalogs;
  questions: Questions;
  consents: readonly Consent[];
  shapes: Questionnaire['shapes'];
  older: OlderForms;
  migrate: Questionnaire['migrate'];
  /** The modules of the steps, in their order. */
  steps: readonly (() => Promise<StepModule>)[];
  /** The texts of its pages, loaded on demand. */
  pages: () => Promise<PagesModule>;
};

/** What a questionnaire's pages say and show, by id, and the words for sharing their links. */
export type PagesModule = {
  pages: Readonly<Record<StepId, PageWords>>;
  head: NonNullable<Flow['head']> | null;
};

/** The step or page at a path of the address bar, regardless of case. */
export function placeAt(flow: CompiledFlow, path: string): CompiledStep | Page | undefined {
  return flow.at(path.replace(/\/+$/, '').toLowerCase());
}

/** True for a step, false for a page after the questions. */
export const isStep = (place: CompiledStep | Page): place is CompiledStep => 'sections' in place;

/** The props of a page after the questions: itself, and the texts of the page it links to. */
export type PageView = { page: Page; linked: PageWords };
