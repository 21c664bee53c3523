import { type Field, optionsOf, type Store, storeOf, STORES } from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import { STORED_AMOUNTS } from '../../../model/stored-amounts.ts';
import type { LintRule } from '../../rule.ts';
import { isRegExp } from './t7-pattern-lengths.ts';

export const t15: LintRule = {
  code: 'T15',
  name: 'amount-format',
  layer: 'parts',
  guarantee: 'The pattern of an amount accepts amounts as the widget stores them.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ fields, schemaFile }) =>
      fields.filter(isAmount).flatMap((field): Defect[] => {
        const store = storeOf(optionsOf(field)['store']);
        const [refused] = refusedBy(field, store);
        if (refused === undefined) return [];
        const fitting = STORES.filter((other) => refusedBy(field, other).length === 0);
        return [
          {
            file: schemaFile,
            pointer: `${field.pointer}/pattern`,
            message: `The amount "${field.name}" is stored like ${refused} ("store": "${store}"), but the pattern rejects that: a visitor who enters such an amount cannot continue.`,
            ...(fitting.length === 0
              ? { suggestion: `Write a pattern that accepts ${examples(store)}.` }
              : {
                  suggestion: `Write "store": ${fitting.map((other) => `"${other}"`).join(' or ')} in ui.json, or a pattern that accepts ${examples(store)}.`,
                }),
          },
        ];
      }),
    ),
};

/** The value of a claim has no widget of its own; the list widget renders it. */
function isAmount({ ui, name, parent }: Field): boolean {
  const list = parent?.parent;
  return ui['ui:widget'] === 'money' || (name === 'value' && list?.ui['ui:widget'] === 'claims');
}

/** Formats of an amount that the pattern never accepts even though the length limits allow them. */
function refusedBy({ schema }: Field, store: Store): string[] {
  const { pattern, maxLength = Number.POSITIVE_INFINITY } = schema;
  if (typeof pattern !== 'string' || !isRegExp(pattern)) return [];
  const taken = new RegExp(pattern, 'u');
  return STORED_AMOUNTS[store]
    .map(({ as, texts }) => ({
      as,
      texts: texts.filter(({ length }) => length <= Number(maxLength)),
    }))
    .filter(({ texts }) => texts.length > 0 && !texts.some((text) => taken.test(text)))
    .map(({ as }) => as);
}

function examples(store: Store): string {
  return STORED_AMOUNTS[store].map(({ as }) => as).join(' and ');
}
