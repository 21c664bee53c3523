import type { Defect } from '../../finding.ts';
import { compileSchema } from '../../../model/ajv.ts';
import { type Field, optionsOf } from '../../../../engine/core.ts';
import type { StepModel } from '../../../model/step-model.ts';
import type { LintRule } from '../../rule.ts';

const COUNTS = Array.from({ length: 1001 }, (_, count) => count);

export const t16: LintRule = {
  code: 'T16',
  name: 'counted-rows',
  layer: 'steps',
  guarantee:
    'A list whose number of rows comes from another field accepts every count that the field accepts.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap((step) => step.fields.flatMap((field) => counted(step, field))),
};

function counted({ fields, schemaFile }: StepModel, list: Field): Defect[] {
  const name = optionsOf(list)['countField'];
  const count = fields.find((field) => field.parent === null && field.name === name);
  const compiled = count && compileSchema(count.schema);
  if (count === undefined || compiled?.ok !== true) return [];
  const allowed = COUNTS.filter((number) => compiled.validate(String(number)).length === 0);
  const say = (key: string, message: string, suggestion: string): Defect[] => [
    { file: schemaFile, pointer: `${list.pointer}${key}`, message, suggestion },
  ];
  if (allowed.length === 0) {
    return say(
      '',
      `The number of rows of "${list.name}" comes from "${count.name}", but that field accepts no number stored as text: no row is ever shown.`,
      `Make "${count.name}" a "string" with a pattern such as "^[1-9]$".`,
    );
  }
  const least = Number(list.schema['minItems'] ?? 0);
  const most = Number(list.schema['maxItems'] ?? Infinity);
  const over = allowed.find((number) => number > most);
  const under = allowed.find((number) => number < least);
  return [
    ...(over === undefined
      ? []
      : say(
          '/maxItems',
          `"${count.name}" allows ${over}, but "${list.name}" has room for only ${most}: a visitor who enters ${over} can never continue.`,
          `Let the pattern of "${count.name}" end at ${most}, or raise "maxItems".`,
        )),
    ...(under === undefined
      ? []
      : say(
          '/minItems',
          `"${count.name}" allows ${under}, but "${list.name}" needs at least ${least} rows: a visitor who enters ${under} can never continue.`,
          `Let the pattern of "${count.name}" begin at ${least}, or lower "minItems".`,
        )),
  ];
}
