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
  operation,
  optionsOf,
  sectionOf,
  valueAsText,
} from '../../../engine/core.ts';
import type { Validator } from '../../model/ajv.ts';
import type { StepModel } from '../../model/step-model.ts';
import { readsThrough, isComputed } from './reads-through.ts';

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

/** The conditions of a step's transitions. */
export function guards(step: CompiledStep | undefined): Expression[] {
  return (step?.source.next ?? []).flatMap(({ when }) =>
    when === undefined ? [] : [{ condition: when }],
  );
}

/** An expression that affects a step, with its location. */
export type StepExpression = {
  file: 'flow' | 'rules' | 'ui';
  /** JSON pointer into that file. */
  at: string;
  expression: Expression;
  /** True for a derivation that only copies the answer. */
  copy: boolean;
  /**
   * True for a derivation that runs on every change: what it reads counts where its result is read.
   */
  computes: boolean;
};

/** Expressions that determine whether and how a step can be answered, with their locations. */
export const stepExpressions = (flow: CompiledFlow, model: StepModel): readonly StepExpression[] =>
  expressionsIn(flow)(model);

const expressionsIn = onceEach((flow: CompiledFlow) =>
  onceEach((model: StepModel) => expressionsOf(flow, model)),
);

function expressionsOf(flow: CompiledFlow, model: StepModel): StepExpression[] {
  const sections =
    typeof model.step.answers === 'string' ? [model.step.answers] : model.step.answers;
  const rules = model.rules.map((rule, index) => ({
    file: 'rules' as const,
    at: `/rules/${index}/valid`,
    expression: rule.valid,
    copy: false,
    computes: false,
  }));
  const choices = model.fields.flatMap((field) => {
    const name = optionsOf(field)['choicesFrom'];
    if (typeof name !== 'string') return [];
    const at = `${field.uiPointer}/ui:options/choicesFrom`;
    return [{ file: 'ui' as const, at, expression: { value: name }, copy: false, computes: false }];
  });
  const derived = flow.source.derive.flatMap((derivation, index) => {
    if (!sections.includes(sectionOf(derivation.to))) return [];
    const when: Expression[] =
      derivation.when === undefined ? [] : [{ condition: derivation.when }];
    return [...when, ...templateParts(derivation.value)].map((expression) => ({
      file: 'flow' as const,
      at: `/derive/${index}`,
      expression,
      copy: !when.includes(expression) && operation(expression)?.name === 'var',
      computes: isComputed(derivation),
    }));
  });
  return [...rules, ...choices, ...derived];
}

/** Answers that derivations copy to another answer, as its whole value or a part of it. */
export function copiesOf(flow: CompiledFlow): { from: string; to: string }[] {
  return flow.source.derive.flatMap(({ to, value }) => copiesIn(value, to));
}

/** Answers that a template copies unchanged, with the target path of each. */
function copiesIn(value: Json, to: string): { from: string; to: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value) && value['$'] !== undefined) {
    const found = operation(value['$']);
    return found?.name === 'var' ? [{ from: valueAsText(found.operands[0]), to }] : [];
  }
  return Object.entries(value).flatMap(([key, part]) => copiesIn(part, `${to}.${key}`));
}

function templateParts(value: Json): Expression[] {
  if (Array.isArray(value)) return value.flatMap(templateParts);
  if (typeof value !== 'object' || value === null) return [];
  const expression = value['$'];
  if (expression !== undefined && Object.keys(value).length === 1) return [expression];
  return Object.values(value).flatMap(templateParts);
}
