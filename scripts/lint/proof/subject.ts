import { asText } from '../as-text.ts';
import type { CompiledFlow, CompiledStep } from '../../../src/flow/compile.ts';
import { compileIssues, type Issue } from '../../../src/flow/issues.ts';
import type { Catalogs, Expression, Scope } from '../../../src/logic/expression.ts';
import type { Json, JsonObject } from '../../../src/logic/json.ts';
import { operation } from '../../../src/logic/operator-object.ts';
import type { Validator } from '../model/ajv.ts';
import { compileSchema } from '../model/ajv.ts';
import { optionsOf, type Field } from '../model/fields.ts';
import type { StepModel } from '../model/model.ts';
import type { ClassContext } from './classes.ts';
import { missingReads, readsThrough } from './reads-through.ts';
import { usesOf, type Use } from './uses.ts';

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
  uses: ReadonlyMap<string, readonly Use[]>;
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
  const all = models.flatMap((model) => [
    ...stepExpressions(flow, model).flatMap(({ expression, copy }) => (copy ? [] : [expression])),
    ...guards(flow.step(model.id)),
  ]);
  const uses = new Map(usesOf(all, definitions));
  for (const { from, to } of copies) {
    uses.set(from, [...(uses.get(from) ?? []), { kind: 'copy', to }]);
  }
  const accepts = (path: string, value: Json): boolean => {
    const target = field(path);
    if (target === undefined) return true;
    const own = compileSchema(target.schema);
    const further = copies.filter(({ from }) => from === path);
    return (
      (!own.ok || own.validate(value).length === 0) && further.every(({ to }) => accepts(to, value))
    );
  };
  const sections = new Map(
    flow.steps.flatMap((step) => step.sections.map((section) => [section, step.id] as const)),
  );
  return {
    flow,
    catalogs,
    today,
    steps,
    field,
    stepOf: (path) => sections.get(path.split('.')[0] ?? ''),
    uses,
    classContext: (offered) => ({ catalogs, today, offered, accepts }),
    missing: (expression, scope) => missingReads(expression, scope, definitions, catalogs),
    offered: (one, scope) => {
      const name = optionsOf(one)['choicesFrom'];
      if (typeof name !== 'string') return null;
      const list = flow.value(name)?.(scope);
      return Array.isArray(list) ? list : [];
    },
  };
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
  }));
  const choices = model.fields.flatMap((field) => {
    const name = optionsOf(field)['choicesFrom'];
    if (typeof name !== 'string') return [];
    const at = `${field.uiPointer}/ui:options/choicesFrom`;
    return [{ file: 'ui' as const, at, expression: { value: name }, copy: false }];
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
