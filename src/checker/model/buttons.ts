import { escapedKey, type Field, isObject, type Json } from '../../engine/core.ts';
import type { Model } from './model.ts';
import type { StepModel } from './step-model.ts';

/** An answer set by a button of a step. */
export type ButtonAnswer = {
  /** JSON pointer into the flow file. */
  pointer: string;
  label: string;
  name: string;
  value: Json;
  /** Undefined if the step has no such field. */
  field: Field | undefined;
  /** Names of the step's fields. */
  known: readonly string[];
};

/** Every answer that buttons set in sections of their own step. */
export function buttonAnswers({ steps }: Model): ButtonAnswer[] {
  return steps.flatMap((model) =>
    (model.step.actions ?? []).flatMap(({ label, set = {} }, index) =>
      answersIn(model, `${model.at}/actions/${index}/set`, set).map((answer) => ({
        ...answer,
        label,
      })),
    ),
  );
}

function answersIn(
  { step, fields }: StepModel,
  at: string,
  set: Readonly<Record<string, Json>>,
): Omit<ButtonAnswer, 'label'>[] {
  const isWhole = typeof step.answers === 'string';
  const outer = fields.filter(({ parent }) => parent === null);
  const known = outer.map(({ name }) => name);
  return Object.entries(set).flatMap(([section, given]) => {
    if (![step.answers].flat().includes(section)) return [];
    const pointer = `${at}/${escapedKey(section)}`;
    if (!isWhole) {
      return [{ pointer, name: section, value: given, field: named(outer, section), known }];
    }
    if (!isObject(given))
      return [{ pointer, name: section, value: given, field: undefined, known }];
    return Object.entries(given).map(([name, value]) => ({
      pointer: `${pointer}/${escapedKey(name)}`,
      name,
      value,
      field: named(outer, name),
      known,
    }));
  });
}

function named(fields: readonly Field[], name: string): Field | undefined {
  return fields.find((field) => field.name === name);
}
