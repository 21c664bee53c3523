import { textsOf } from '../../../model/words.ts';
import { damageTo } from '../../../wording/damaged-text.ts';
import type { LintRule } from '../../rule.ts';

const EDGE = /^\s|\s$/;
/** Not every `&…;` is one: "R&D; sales" and "AT&T; ask us" are plain text. */
const ENTITY =
  /&(?:#\d+|#x[\dA-Fa-f]+|amp|lt|gt|quot|apos|nbsp|copy|reg|trade|[mn]dash|hellip|[lr][sd]quo|bull|middot|times|deg|cent|pound|euro|[aeiou](?:acute|grave|circ|uml)|[an]tilde|ccedil);/;
const CHECKS: readonly [RegExp, string][] = [
  [EDGE, 'begins or ends with a space'],
  [/\s{2,}|[\t\r\n]/, 'contains two spaces in a row, a tab or a line break'],
  [
    /[\u00A0\u00AD\u200B-\u200F\u2028-\u202F\u2060\uFEFF]/,
    'contains an invisible character, as pasted text often does: type the text again',
  ],
  [ENTITY, 'contains HTML, which the visitor would see as is'],
  [/<\/?[a-z][^>]*>/i, 'contains HTML, which the visitor would see as is'],
  [/\*\*|__|^#+ /, 'contains Markdown, which the visitor would see as is'],
  [
    /\[[^\]]*\]\((?!\/|tel:\+\d{7,15}\))/,
    'contains an invalid link, which the visitor would see as is: only pages of this site and phone numbers can be linked, as in [words](/terms) and [words](tel:+13125550142)',
  ],
  [/\[[^\]]*$|\]\([^)\s]*(\s|$)/, 'has a link that is not closed'],
  // The question that `npx plumbline new` writes.
  [/\b(TODO|TBD|FIXME|lorem ipsum)\b|^Your question\?$/i, 'is not finished'],
];
/** A prefix ends with the space that separates it from the text it precedes. */
const IS_PREFIX = /Prefix$/;

export const c1: LintRule = {
  code: 'C1',
  name: 'clean-text',
  layer: 'parts',
  guarantee: 'Texts have no stray spaces, no HTML, no unclosed links and no damaged characters.',
  severity: 'error',
  check: (model) =>
    textsOf(model).flatMap(({ file, pointer, key, text }) =>
      [...untidy(key, text), ...damageTo(text)].map((problem) => ({
        file,
        pointer,
        message: `This text ${problem}: ${JSON.stringify(text.slice(0, 60))}.`,
      })),
    ),
};

function untidy(key: string, text: string): string[] {
  return CHECKS.filter(([pattern]) => pattern.test(text))
    .filter(([pattern]) => pattern !== EDGE || !IS_PREFIX.test(key))
    .map(([, problem]) => problem);
}
