import {
  compileCondition,
  compileExpression,
  type Condition,
  type Evaluator,
} from '../logic/evaluate.ts';
import type { Catalogs, Expression } from '../logic/expression.ts';
import { failed, ok, type Result } from '../logic/result.ts';
import { checkFlow, type FlowProblem } from './check.ts';
import { compileTemplate, type TemplateEvaluator } from './template.ts';
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

/** A checked and indexed flow: everything else in `src/flow` works on this. */
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

const DEFAULT_ACTIONS: readonly Action[] = [{ id: 'continue', label: 'Continue' }];

/**
 * Compiles a flow once, or says everything that keeps it from working: names that do not exist,
 * references in a circle, targets that are missing, a step without a default way out.
 */
export function compileFlow(flow: Flow, catalogs: Catalogs): Result<CompiledFlow, FlowProblem> {
  const problems = checkFlow(flow);
  if (problems.length > 0) return failed(problems);

  const compile = (expression: Expression) => compileExpression(expression, flow, catalogs);
  const compileAll = (expressions: Readonly<Record<string, Expression>> = {}) =>
    mapValues(expressions, compile);
  const conditions = mapValues(flow.conditions, (source) =>
    compileCondition(source, flow, catalogs),
  );
  const named = (name: string | undefined) =>
    name === undefined ? null : (conditions[name] ?? null);

  const steps = flow.steps.map((source, position): CompiledStep => ({
    source,
    id: source.id,
    position,
    sections: typeof source.answers === 'string' ? [source.answers] : source.answers,
    actions: source.actions ?? DEFAULT_ACTIONS,
    next: source.next.map((transition) => ({
      source: transition,
      to: transition.to,
      when: named(transition.when),
      query: compileAll(transition.query),
      state: compileAll(transition.state),
    })),
  }));
  const values = compileAll(flow.values);
  const stepsById = new Map(steps.map((step) => [step.id, step]));
  const pagesById = new Map(flow.pages.map((page) => [page.id, page]));
  const byPath = new Map<string, CompiledStep | Page>([
    ...steps.map((step) => [step.source.path, step] as const),
    ...flow.pages.map((page) => [page.path, page] as const),
  ]);
  return ok({
    source: flow,
    steps,
    step: (id) => stepsById.get(id),
    page: (id) => pagesById.get(id),
    at: (path) => byPath.get(path),
    derivations: flow.derive.map((source) => ({
      source,
      when: named(source.when),
      value: compileTemplate(source.value, compile),
    })),
    value: (name) => (Object.hasOwn(values, name) ? values[name] : undefined),
    condition: (name) => (Object.hasOwn(conditions, name) ? conditions[name] : undefined),
    columns: compileAll(flow.remote.columns),
    quotedColumns: compileAll(flow.remote.quoted),
    mirror: compileTemplate(flow.mirror, compile),
  });
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
