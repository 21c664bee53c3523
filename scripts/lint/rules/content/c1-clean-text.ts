import { wordsOf } from '../../model/words.ts';
import type { LintRule } from '../../rule.ts';

const CHECKS: readonly [RegExp, string][] = [
  [/^\s|\s$/, 'begins or ends with a space'],
  [/\s{2,}/, 'has two spaces, a tab or a line break in it'],
  [/<\/?[a-z][^>]*>|&[a-z]+;/i, 'has HTML in it, which the visitor would read as it is'],
  [/\[[^\]]*\]\((?!\/|https:\/\/|tel:|mailto:)/, 'has a link that leads nowhere'],
  [/\[[^\]]*$|\]\([^)\s]*(\s|$)/, 'has a link that is not closed'],
  [/\b(TODO|TBD|FIXME|lorem ipsum)\b/i, 'is not finished'],
];

export const c1: LintRule = {
  code: 'C1',
  keeps: 'Texts have no stray spaces, no HTML and no broken links.',
  severity: 'error',
  check: (model) =>
    wordsOf(model).flatMap(({ file, pointer, text }) =>
      CHECKS.filter(([pattern]) => pattern.test(text)).map(([, problem]) => ({
        file,
        pointer,
        message: `This text ${problem}: ${JSON.stringify(text.slice(0, 60))}.`,
      })),
    ),
};
