import { wordsOf } from '../../model/words.ts';
import type { LintRule } from '../../rule.ts';

/** Characters that fit where the text stands, on a telephone. */
const BUDGET: Readonly<Record<string, number>> = {
  title: 200,
  label: 140,
  hint: 160,
  placeholder: 40,
  say: 120,
  suffix: 20,
  suffixOne: 20,
  editLabel: 60,
  note: 100,
};
const OTHERS = 400;

export const c6: LintRule = {
  code: 'C6',
  keeps: 'Texts fit where they stand.',
  severity: 'error',
  check: (model) =>
    wordsOf(model).flatMap(({ file, pointer, key, text }) => {
      const budget = BUDGET[key] ?? OTHERS;
      if (text.length <= budget) return [];
      return [
        {
          file,
          pointer,
          message: `This text has ${text.length} characters, ${budget} fit: on a telephone the visitor reads a wall of words.`,
        },
      ];
    }),
};
