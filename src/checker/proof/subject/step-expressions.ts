import {
  type CompiledFlow,
  type CompiledStep,
  type Expression,
  type Json,
  onceEach,
  operation,
  optionsOf,
  sectionOf,
  valueAsText,
} from '../../../engine/core.ts';
import type { StepModel } from '../../model/step-model.ts';
import { isComputed } from './reads-through.ts';

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
