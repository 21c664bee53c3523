import { asText } from '../as-text.ts';
import type { CompiledFlow, CompiledStep } from '../../../src/flow/compile.ts';
import { compileIssues, type Issue } from '../../../src/flow/issues.ts';
import type { Catalogs, Expression, Scope } from '../../../src/logic/expression.ts';
import { isObject, type Json, type JsonObject } from '../../../src/logic/json.ts';
import { operation } from '../../../src/logic/operator-object.ts';
import type { Validator } from '../model/ajv.ts';
import { compileSchema } from '../model/ajv.ts';
import { optionsOf, type Field } from '../model/fields.ts';
import type { StepModel } from '../model/model.ts';
import type { ClassContext } from './classes.ts';
import { missingReads, readsThrough } from './reads-through.ts';
import { computedBy, isComputed, throughComputed } from './computed.ts';
import type { Names } from './linear.ts';
import { cutSums } from './sums.ts';
import type { Use } from './use.ts';
import { usesOf } from './uses.ts';

/** A step prepared for the proof: what it asks, what decides there, and what it depends on. */
export type StepSubject = {
  model: StepModel;
  step: CompiledStep;
  fields: readonly Field[];
  validate: Validator;
  /** Errors that keep the visitor on the step; advice is left out. */
  errors: (data: JsonObject, scope: Scope) => Issue[];
  /** Paths of the answers that the ways out read. */
  guardReads: ReadonlySet<string>;
  /** Paths that rules, choices and derivations of this step read. */
  stepReads: ReadonlySet<string>;
};

/** Everything the proof works on, made once. */
export type Subject = {
  flow: CompiledFlow;
  catalogs: Catalogs;
  today: string;
  steps: ReadonlyMap<string, StepSubject>;
  /** Field by its dotted path; list indices in a path are taken as any item. */
  field: (path: string) => Field | undefined;
  /** The step that answers a section. */
  stepOf: (path: string) => string | undefined;
  /** What expressions refer to by name, the answers that the flow computes included. */
  names: Names;
  uses: ReadonlyMap<string, readonly Use[]>;
  /** The uses that decide over what comes after the step that asks for the answer. */
  decisive: ReadonlyMap<string, readonly Use[]>;
  /** Answers that the ways out read, also by what is computed from them. */
  decides: ReadonlySet<string>;
  missing: (expression: Expression, scope: Scope) => string[];
  offered: (field: Field, scope: Scope) => readonly Json[] | null;
  classContext: (offered: readonly Json[] | null) => ClassContext;
};

export function makeSubject(
  flow: CompiledFlow,
  models: readonly StepModel[],
  catalogs: Catalogs,
  today: string,
): Subject {
  const definitions = flow.source;
  const steps = new Map<string, StepSubject>();
  for (const model of models) {
    const step = flow.step(model.id);
    if (step === undefined || !model.compiled.ok) continue;
    const { validate } = model.compiled;
    const issues = compileIssues({
      uiSchema: model.ui,
      rules: model.rules,
      schemaErrors: validate,
      definitions,
      catalogs,
    });
    steps.set(model.id, {
      model,
      step,
      fields: model.fields,
      validate,
      errors: (data, scope) => issues(data, scope).filter(({ severity }) => severity === 'error'),
      guardReads: readsOfAll(guards(step), flow),
      stepReads: readsOfAll(
        stepExpressions(flow, model).map(({ expression }) => expression),
        flow,
      ),
    });
  }
  const fields = new Map(models.flatMap((model) => model.fields).map((one) => [one.path, one]));
  const field = (path: string) => fields.get(path.replace(/\.\d+(?=\.|$)/g, '.*'));
  const copies = flow.source.derive.flatMap(({ to, value }) => copiesIn(value, to));
  const sections = new Map(
    flow.steps.flatMap((step) => step.sections.map((section) => [section, step.id] as const)),
  );
  const stepOf = (path: string) => sections.get(path.split('.')[0] ?? '');
  const computed = computedBy(flow);
  const names: Names = { ...definitions, computed };
  const { all, decisive } = usesIn(flow, models, names, stepOf);
  for (const { from, to } of copies) {
    for (const uses of [all, decisive]) add(uses, from, [{ kind: 'copy', to }]);
  }
  const written = (path: string): Json[] =>
    flow.source.derive.flatMap(({ to, when, value }) =>
      to === path && when !== undefined && !isObject(value) && !Array.isArray(value) ? [value] : [],
    );
  const accepts = (path: string, value: Json): boolean => {
    const target = field(path);
    if (target === undefined) return true;
    const own = compileSchema(target.schema);
    const further = copies.filter(({ from }) => from === path);
    return (
      (!own.ok || own.validate(value).length === 0) && further.every(({ to }) => accepts(to, value))
    );
  };
  return {
    flow,
    catalogs,
    today,
    steps,
    field,
    stepOf,
    names,
    uses: cutSums(all, field),
    decisive: cutSums(decisive, field, all),
    decides: throughComputed(
      [...steps.values()].flatMap(({ guardReads }) => [...guardReads]),
      names,
    ),
    classContext: (offered) => ({ catalogs, today, offered, accepts, written }),
    missing: (expression, scope) => missingReads(expression, scope, definitions, catalogs),
    offered: (one, scope) => {
      const name = optionsOf(one)['choicesFrom'];
      if (typeof name !== 'string') return null;
      const list = flow.value(name)?.(scope);
      return Array.isArray(list) ? list : [];
    },
  };
}

type Uses = Map<string, readonly Use[]>;

/** The uses of all answers, and those by expressions outside of the step that asks for them. */
function usesIn(
  flow: CompiledFlow,
  models: readonly StepModel[],
  names: Names,
  stepOf: Subject['stepOf'],
): { all: Uses; decisive: Uses } {
  const all: Uses = new Map();
  const decisive: Uses = new Map();
  for (const model of models) {
    const own = stepExpressions(flow, model).filter(({ copy, computes }) => !copy && !computes);
    const inStep = usesOf(
      own.map(({ expression }) => expression),
      names,
    );
    const inGuards = usesOf(guards(flow.step(model.id)), names);
    for (const [path, uses] of [...inStep, ...inGuards]) add(all, path, uses);
    for (const [path, uses] of inStep) if (stepOf(path) !== model.id) add(decisive, path, uses);
    for (const [path, uses] of inGuards) add(decisive, path, uses);
  }
  return { all, decisive };
}

function add(to: Uses, path: string, uses: readonly Use[]): void {
  to.set(path, [...(to.get(path) ?? []), ...uses]);
}

/** The conditions of a step's ways out. */
export function guards(step: CompiledStep | undefined): Expression[] {
  return (step?.source.next ?? []).flatMap(({ when }) =>
    when === undefined ? [] : [{ condition: when }],
  );
}

export type StepExpression = {
  file: 'flow' | 'rules' | 'ui';
  /** JSON pointer into that file. */
  at: string;
  expression: Expression;
  /** A derivation that only copies the answer. */
  copy: boolean;
  /** A derivation at every change: what it reads counts where its outcome is read. */
  computes: boolean;
};

/** Expressions that decide whether and how a step can be answered, with their file and place. */
export function stepExpressions(flow: CompiledFlow, model: StepModel): StepExpression[] {
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
    if (!sections.includes(derivation.to.split('.')[0] ?? '')) return [];
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

/** Answers that a template copies as they are, with the path that each of them comes to. */
function copiesIn(value: Json, to: string): { from: string; to: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value) && value['$'] !== undefined) {
    const found = operation(value['$']);
    return found?.name === 'var' ? [{ from: asText(found.operands[0]), to }] : [];
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

function readsOfAll(expressions: readonly Expression[], flow: CompiledFlow): Set<string> {
  return new Set(expressions.flatMap((expression) => [...readsThrough(expression, flow.source)]));
}
