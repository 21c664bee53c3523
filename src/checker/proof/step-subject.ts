import {
  type CompiledFlow,
  type CompiledStep,
  compileIssues,
  type Expression,
  type Field,
  type Issue,
  type JsonObject,
  onceEach,
  type Scope,
} from '../../engine/core.ts';
import type { Validator } from '../model/ajv.ts';
import type { StepModel } from '../model/step-model.ts';
import { readsThrough } from './reads-through.ts';
import { guards, stepExpressions } from './step-expressions.ts';

/** A step prepared for the proof: its questions, its checks, and what it depends on. */
export type StepSubject = {
  model: StepModel;
  step: CompiledStep;
  fields: readonly Field[];
  validate: Validator;
  /** All issues reported to the visitor for the data. */
  issues: (data: JsonObject, scope: Scope) => Issue[];
  /** Errors that keep the visitor on the step; advice is excluded. */
  errors: (data: JsonObject, scope: Scope) => Issue[];
  /** Paths of the answers that the transitions read. */
  guardReads: ReadonlySet<string>;
  /** Paths that the step's rules, choices and derivations read. */
  stepReads: ReadonlySet<string>;
  /** Paths that determine which of its questions are shown. */
  shownReads: ReadonlySet<string>;
};

/** Prepares a step. Null if the flow does not have it or its schema does not compile. */
export const stepSubject = (flow: CompiledFlow, model: StepModel): StepSubject | null =>
  preparedIn(flow)(model);

const preparedIn = onceEach((flow: CompiledFlow) =>
  onceEach((model: StepModel) => prepare(flow, model)),
);

function prepare(flow: CompiledFlow, model: StepModel): StepSubject | null {
  const step = flow.step(model.id);
  if (step === undefined || !model.compiled.ok) return null;
  const { validate } = model.compiled;
  const check = compileIssues({
    uiSchema: model.ui,
    rules: model.rules,
    schemaErrors: validate,
    definitions: flow.source,
    catalogs: flow.catalogs,
  });
  const issues = (data: JsonObject, scope: Scope) =>
    check(data, scope, (name) => step.shows(name, scope));
  return {
    model,
    step,
    fields: model.fields,
    validate,
    issues,
    errors: (data, scope) => issues(data, scope).filter(({ severity }) => severity === 'error'),
    guardReads: readsOfAll(guards(step), flow),
    stepReads: readsOfAll(
      stepExpressions(flow, model).map(({ expression }) => expression),
      flow,
    ),
    shownReads: readsOfAll(
      Object.values(step.source.show ?? {}).map((condition) => ({ condition })),
      flow,
    ),
  };
}

function readsOfAll(expressions: readonly Expression[], flow: CompiledFlow): Set<string> {
  return new Set(expressions.flatMap((expression) => [...readsThrough(expression, flow.source)]));
}
