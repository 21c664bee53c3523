import type { Expression } from '../../logic/expressions/expression.ts';
import type { Catalogs, Scope } from '../../logic/expressions/scope.ts';
import { type Result, failed, ok } from '../../logic/result.ts';
import { type FlowProblem, checkFlow } from './check.ts';
import type { CompiledFlow, CompiledStep, Questions } from '../compiled.ts';
import type { Consent } from '../consents.ts';
import type { Action, Flow, Page, Step } from '../types.ts';
import { compileCondition, compileExpression } from '../../logic/expressions/evaluate.ts';
import { type JsonObject, mapValues } from '../../logic/json.ts';
import { visibleData } from '../../language/step-schema.ts';
import { compileTemplate } from '../template.ts';

/**
 * Compiles a flow once, or lists everything that keeps it from working: names that do not exist,
 * circular references, missing targets, a step without a default transition.
 */
export function compileFlow(
  flow: Flow,
  catalogs: Catalogs,
  questions: Questions = {},
  consents: readonly Consent[] = [],
): Result<CompiledFlow, FlowProblem> {
  const problems = checkFlow(flow);
  if (problems.length > 0) return failed(problems);
  return ok(assembleFlow(flow, catalogs, questions, consents));
}

const DEFAULT_ACTIONS: readonly Action[] = [{ id: 'continue', label: 'Continue' }];

/**
 * Compiles a flow that is known to be valid. The build refuses any other, so the app ships without
 * the checks of `compileFlow`.
 */
export function assembleFlow(
  flow: Flow,
  catalogs: Catalogs,
  questions: Questions = {},
  consents: readonly Consent[] = [],
): CompiledFlow {
  const compile = (expression: Expression) => compileExpression(expression, flow, catalogs);
  const compileAll = (expressions: Readonly<Record<string, Expression>> = {}) =>
    mapValues(expressions, compile);
  const conditions = mapValues(flow.conditions, (source) =>
    compileCondition(source, flow, catalogs),
  );
  const named = (name: string | undefined) =>
    name === undefined ? null : (conditions[name] ?? null);

  const visibility = (source: Step): Pick<CompiledStep, 'hides' | 'visible' | 'shows'> => {
    const asked = questions[source.id];
    const shown = new Map(Object.entries(mapValues(source.show ?? {}, named)));
    const shows = (name: string, scope: Scope) => shown.get(name)?.(scope) ?? true;
    return {
      shows,
      hides: shown.size > 0 || asked !== undefined,
      visible(data, scope) {
        const names = Object.keys(data);
        const kept = names.filter((name) => shows(name, scope));
        const part = kept.length === names.length ? data : pick(data, kept);
        return asked === undefined ? part : visibleData(asked, part);
      },
    };
  };

  const steps = flow.steps.map((source, position): CompiledStep => ({
    ...visibility(source),
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
  return {
    source: flow,
    catalogs,
    steps,
    step: (id) => stepsById.get(id),
    page: (id) => pagesById.get(id),
    at: (path) => byPath.get(path),
    derivations: flow.derive.map((source) => ({
      source,
      when: named(source.when),
      value: compileTemplate(source.value, compile),
    })),
    consents,
    value: (name) => (Object.hasOwn(values, name) ? values[name] : undefined),
    condition: (name) => (Object.hasOwn(conditions, name) ? conditions[name] : undefined),
    columns: compileAll(flow.remote.columns),
    quotedColumns: compileAll(flow.remote.quoted),
    mirror: compileTemplate(flow.mirror, compile),
  };
}

function pick(data: JsonObject, names: readonly string[]): JsonObject {
  const wanted = new Set(names);
  return Object.fromEntries(Object.entries(data).filter(([name]) => wanted.has(name)));
}
