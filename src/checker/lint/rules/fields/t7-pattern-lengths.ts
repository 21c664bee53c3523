import { object, onceEach, optionsOf, valueAsText } from '../../../../engine/core.ts';
import type { StepModel } from '../../../model/step-model.ts';
import { matchesEveryText, matchingTexts } from '../../../proof/pattern.ts';
import type { Defect } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';

export const t7: LintRule = {
  code: 'T7',
  name: 'pattern-length',
  layer: 'steps',
  guarantee:
    'Some text matches the pattern within the lengths allowed, and some texts, but not all, that of a hint.',
  severity: 'error',
  check: ({ steps }) => steps.flatMap((step) => [...unmatched(step), ...idleHints(step)]),
};

const unmatched = onceEach(({ fields, schemaFile }: StepModel): Defect[] =>
  fields.flatMap(({ schema, pointer, name }) => {
    const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
    if (typeof pattern !== 'string' || !isRegExp(pattern)) return [];
    const found = matchingTexts(pattern, Number(minLength), Number(maxLength));
    if (found.known && found.texts.length > 0) return [];
    const what = found.known
      ? `No text of ${valueAsText(minLength)} to ${valueAsText(maxLength)} characters matches the pattern of "${name}": the visitor can never continue.`
      : `Not proven: the pattern of "${name}" has a ^ or $ inside, \\b, a look-ahead or a back-reference, so it is unknown whether any text matches.`;
    return [
      {
        file: schemaFile,
        pointer: `${pointer}/pattern`,
        message: what,
        suggestion: found.known
          ? 'Write a pattern that matches such a text, or change the lengths.'
          : 'Write ^ only at the beginning and $ only at the end, and list what is allowed, as in "^[A-Z]{2}\\\\d{4}$".',
      },
    ];
  }),
);

/** Hints that no visitor gets, or everybody. */
const idleHints = onceEach(({ fields, uiFile }: StepModel): Defect[] =>
  fields.flatMap((field): Defect[] => {
    const { pattern } = object(optionsOf(field)['advice']);
    if (typeof pattern !== 'string' || !isRegExp(pattern)) return [];
    const found = matchingTexts(pattern);
    const nobody = found.known && found.texts.length === 0;
    if (!nobody && !matchesEveryText(pattern)) return [];
    return [
      {
        file: uiFile,
        pointer: `${field.uiPointer}/ui:options/advice/pattern`,
        message: nobody
          ? `No answer to "${field.name}" matches this pattern: everybody would get the hint.`
          : `Every answer to "${field.name}" matches this pattern: nobody would get the hint.`,
        suggestion: 'Write a pattern that matches the answers that need no hint, and only those.',
      },
    ];
  }),
);

/** Rule T6 reports invalid patterns. */
export function isRegExp(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}
