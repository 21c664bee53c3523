import { wordsOf } from '../../../model/words.ts';
import type { LintRule } from '../../rule.ts';

export const c2: LintRule = {
  code: 'C2',
  keeps: 'Texts of steps have no placeholders: nothing would fill them.',
  severity: 'error',
  check: (model) =>
    wordsOf(model).flatMap(({ file, pointer, text }) => {
      // Catalogs may be filled in: their meta-schemas say with what (C9).
      if (file.startsWith('schemas/catalog/')) return [];
      const found = /\{\{?\s*[\w.$]+\s*\}?\}|\$\{/.exec(text);
      if (found === null) return [];
      return [
        {
          file,
          pointer,
          message: `The visitor would read "${found[0]}" as it is: texts of steps are not filled in.`,
        },
      ];
    }),
};
