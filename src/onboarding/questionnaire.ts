import type { Migrate } from '../draft/migrations/migrate.ts';
import type { CompiledFlow, CompiledStep, Questions } from '../flow/compiled.ts';
import type { OlderForms } from '../flow/older.ts';
import type { Shape } from '../flow/shape.ts';
import type { Flow, Page, PageWords, StepId } from '../flow/types.ts';
import type { StepModule } from '../form/contract.ts';
import type { Catalogs } from '../logic/expression.ts';

/** A flow with all that is known of it before its first question is loaded. */
export type Questionnaire = {
  flow: CompiledFlow;
  shapes: Readonly<Record<string, Shape>>;
  older: OlderForms;
  /** Brings older drafts to today's names; undefined where nothing moved. */
  migrate: Migrate | undefined;
};

/** What the build makes of a flow file; it refuses one that does not compile. */
export type FlowModule = {
  flow: Flow;
  /** Only what the flow looks up in them. */
  catalogs: Catalogs;
  questions: Questions;
  shapes: Questionnaire['shapes'];
  older: OlderForms;
  migrate: Questionnaire['migrate'];
  /** The modules of the steps, in their order. */
  steps: readonly (() => Promise<StepModule>)[];
  /** What its pages say, on demand. */
  pages: () => Promise<PagesModule>;
};

/** What the pages of a questionnaire say and show, by their ids, and say of it where it is shared. */
export type PagesModule = {
  pages: Readonly<Record<StepId, PageWords>>;
  head: NonNullable<Flow['head']> | null;
};

/** What the flow file has at a path of the address bar, in whichever case it is typed. */
export function placeAt(flow: CompiledFlow, path: string): CompiledStep | Page | undefined {
  return flow.at(path.replace(/\/+$/, '').toLowerCase());
}

/** Is the place a step, whose question is to be answered, and not one of the pages behind them? */
export const isStep = (place: CompiledStep | Page): place is CompiledStep => 'sections' in place;
