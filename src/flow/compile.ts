import type { Condition, Evaluator } from '../logic/evaluate.ts';
import type { Catalogs } from '../logic/expression.ts';
import { failed, ok, type Result } from '../logic/result.ts';
import { assembleFlow } from './assemble.ts';
import { checkFlow, type FlowProblem } from './check.ts';
import type { TemplateEvaluator } from './template.ts';
import type { Action, Derivation, Flow, Page, Step, StepId, Transition } from './types.ts';

export type CompiledTransition = {
  source: Transition;
  to: StepId;
  /** Null for the default. */
  when: Condition | null;
  query: Readonly<Record<string, Evaluator>>;
  state: Readonly<Record<string, Evaluator>>;
};

export type CompiledStep = {
  source: Step;
  id: StepId;
  /** Place in the progress list, from 0. */
  position: number;
  /** Names of the sections that the step answers. */
  sections: readonly string[];
  actions: readonly Action[];
  next: readonly CompiledTransition[];
};

export type CompiledDerivation = {
  source: Derivation;
  when: Condition | null;
  value: TemplateEvaluator;
};

/** A checked and indexed flow, which everything else in `src/flow` works on. */
export type CompiledFlow = {
  source: Flow;
  steps: readonly CompiledStep[];
  step: (id: StepId) => CompiledStep | undefined;
  page: (id: StepId) => Page | undefined;
  at: (path: string) => CompiledStep | Page | undefined;
  derivations: readonly CompiledDerivation[];
  value: (name: string) => Evaluator | undefined;
  condition: (name: string) => Condition | undefined;
  columns: Readonly<Record<string, Evaluator>>;
  quotedColumns: Readonly<Record<string, Evaluator>>;
  mirror: TemplateEvaluator;
};

/**
 * Compiles a flow once, or reports everything that prevents it: unknown names, circular references,
 * missing targets, a step without a default transition.
 */
export function compileFlow(flow: Flow, catalogs: Catalogs): Result<CompiledFlow, FlowProblem> {
  const problems = checkFlow(flow);
  return problems.length > 0 ? failed(problems) : ok(assembleFlow(flow, catalogs));
}
