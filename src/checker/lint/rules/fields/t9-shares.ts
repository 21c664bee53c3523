import { compileCondition, object, write } from '../../../../engine/core.ts';
import type { LintRule } from '../../rule.ts';

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
