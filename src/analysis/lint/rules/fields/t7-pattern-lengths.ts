import { textOf } from '../../../wording/text-of.ts';
import { matchingTexts } from '../../../proof/pattern.ts';
import type { LintRule } from '../../rule.ts';

export const t7: LintRule = {
  code: 'T7',
  keeps: 'Some text matches the pattern within the lengths allowed.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ fields, schemaFile }) =>
      fields.flatMap(({ schema, pointer, name }) => {
        const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
        if (typeof pattern !== 'string' || !isRegExp(pattern)) return [];
        const found = matchingTexts(pattern, Number(minLength), Number(maxLength));
        if (found.known && found.texts.length > 0) return [];
        const what = found.known
          ? `No text of ${textOf(minLength)} to ${textOf(maxLength)} characters matches the pattern of "${name}": the visitor can never continue.`
          : `Not proven: the pattern of "${name}" looks ahead or back, so it is unknown whether any text matches.`;
        return [{ file: schemaFile, pointer: `${pointer}/pattern`, message: what }];
      }),
    ),
};

/** Rule T6 reports invalid patterns. */
export function isRegExp(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}
