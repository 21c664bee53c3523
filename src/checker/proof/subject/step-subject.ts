import {
  type CompiledFlow,
  type CompiledStep,
  compileIssues,
  type Expression,
  type Field,
  type Issue,
  type Json,
  type JsonObject,
  onceEach,
  read,
  type Scope,
  write,
} from '../../../engine/core.ts';
import type { Validator } from '../../model/ajv.ts';
import type { StepModel } from '../../model/step-model.ts';
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

/** The field at a JSON pointer into the step's data. Any list index matches. */
export function fieldAt(fields: readonly Field[], pointer: string): Field | undefined {
  const place = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
  return fields.find(({ at }) => at === place);
}

/** The value at a JSON pointer into the step's data. */
export function readAt(data: JsonObject, pointer: string): Json | undefined {
  return pointer === '' ? data : read(data, dotted(pointer));
}

/** The data with the value at a pointer replaced, or removed if undefined. */
export function writeAt(data: JsonObject, pointer: string, value: Json | undefined): JsonObject {
  const changed: Readonly<Record<string, Json | undefined>> = write(data, dotted(pointer), value);
  return Object.fromEntries(
    Object.entries(changed).flatMap(([key, entry]) => (entry === undefined ? [] : [[key, entry]])),
  );
}

/** `pastInsurance.claimDetails` → `/claimDetails` for a step that answers a single section. */
export function pointerIn({ step }: StepSubject, path: string): string {
  const keys = path.split('.');
  const inside = typeof step.source.answers === 'string' ? keys.slice(1) : keys;
  return inside.map((key) => `/${key}`).join('');
}

function dotted(pointer: string): string {
  return pointer.slice(1).split('/').join('.');
}
