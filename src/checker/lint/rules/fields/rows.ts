import { type Field, compileCondition, object, optionsOf, write } from '../../../../engine/core.ts';
import type { Defect, LintRule } from '../../rule.ts';
import { compileSchema } from '../../../model/ajv.ts';
import type { StepModel } from '../../../model/step-model.ts';

/** Shares whose total does not even round to 100. */
const WRONG = [[99], [60, 60], [60, 39.4], [60, 40.6]];
const RANGE =
  'In rules.json, require a "sum" of at least 99.99 and at most 100.01, which leaves room for rounding.';

export const t9: LintRule = {
  code: 'T9',
  name: 'shares-total',
  layer: 'parts',
  guarantee: 'Shares can total 100 for one item and for the most items, and a rule requires it.',
  severity: 'error',
  check: ({ steps, flow, catalogs }) => {
    const definitions = flow ?? { conditions: {}, values: {} };
    return steps
      .filter(({ rulesParse }) => rulesParse)
      .flatMap(({ fields, schemaFile, rules }) =>
        fields
          .filter(({ ui }) => ui['ui:widget'] === 'percentages')
          .flatMap(({ schema, pointer, path, at }) => {
            const share = object(object(object(schema['items'])['properties'])['percentage']);
            const least = Number(share['minimum'] ?? 0);
            const most = Number(share['maximum'] ?? Number.POSITIVE_INFINITY);
            const items = Number(schema['maxItems'] ?? 1);
            const here = `${pointer}/items/properties/percentage`;
            const keeps = (...shares: number[]) => {
              const list = shares.map((percentage, index) => ({ name: `${index}`, percentage }));
              const scope = write({}, path, list);
              return rules
                .filter((rule) => rule.at === at)
                .every((rule) => compileCondition(rule.valid, definitions, catalogs)(scope));
            };
            const refused = [[100], [60, 40]].find((shares) => !keeps(...shares));
            const accepted = WRONG.find((shares) => keeps(...shares));
            return [
              ...(most < 100
                ? [
                    {
                      file: schemaFile,
                      pointer: here,
                      message: `With one activity, its share is 100, but at most ${most} is allowed: the visitor can never continue.`,
                    },
                  ]
                : []),
              ...(least * items > 100
                ? [
                    {
                      file: schemaFile,
                      pointer: here,
                      message: `${items} activities with at least ${least} percent each add up to more than 100: the visitor can never continue.`,
                    },
                  ]
                : []),
              ...(refused === undefined
                ? []
                : [
                    {
                      file: schemaFile,
                      pointer,
                      message: `The rules of this field refuse ${refused.join(' and ')} percent, which total 100: the visitor can never continue.`,
                      suggestion: RANGE,
                    },
                  ]),
              ...(accepted === undefined
                ? []
                : [
                    {
                      file: schemaFile,
                      pointer,
                      message: `The rules of this field accept ${accepted.join(' and ')} percent, which do not total 100: a quote could be based on them.`,
                      suggestion: RANGE,
                    },
                  ]),
            ];
          }),
      );
  },
};

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
