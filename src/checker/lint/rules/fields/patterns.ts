import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import { escapedKey, isObject, type Json, onceEach } from '../../../../engine/core.ts';
import type { Defect, LintRule } from '../../rule.ts';
import type { SourceFile } from '../../../project/source-file.ts';

export const t6: LintRule = {
  code: 'T6',
  name: 'pattern-sound',
  layer: 'parts',
  guarantee: 'Every pattern is a regular expression that no text can make slow.',
  severity: 'error',
  check: ({ folders }) =>
    folders.flatMap(({ schema, ui }) =>
      [schema, ui].flatMap((file) => (file ? checkFile(file) : [])),
    ),
};

const checkFile = onceEach((file: SourceFile): Defect[] => {
  if (file.json === undefined) return [];
  return patterns(file.json, '').flatMap(({ pointer, pattern }): Defect[] => {
    const problem = problemOf(pattern);
    if (problem === null) return [];
    return [{ file: file.path, pointer, ...inWords(problem, pattern, pointer) }];
  });
});

function inWords(
  problem: Problem,
  pattern: string,
  pointer: string,
): Pick<Defect, 'message' | 'suggestion'> {
  if (problem.kind === 'broken')
    return {
      message: `The pattern is not a regular expression (${problem.why}): ${consequence(pointer)}`,
    };
  if (problem.kind === 'slow')
    return {
      message: 'Some texts make this pattern run for minutes: the visitor’s browser would freeze.',
      suggestion:
        'Avoid a repeated part inside another, and repeated parts next to each other that match the same character.',
    };
  if (problem.kind === 'slashes')
    return {
      message: `The slashes around this pattern count as part of it: ${consequence(pointer)}`,
      suggestion: `Write it without slashes and flags: ${JSON.stringify(pattern.slice(1, pattern.lastIndexOf('/')))}.`,
    };
  return {
    message:
      'Only some alternatives of this pattern begin with ^ and end with $: the others are accepted with any text around them.',
    suggestion: `Put them in parentheses: "^(${pattern.slice(1, -1)})$".`,
  };
}

function consequence(pointer: string): string {
  return pointer.endsWith('/advice/pattern')
    ? 'the hint would never be shown.'
    : 'every answer would be refused.';
}

function patterns(json: Json, pointer: string): { pointer: string; pattern: string }[] {
  if (Array.isArray(json)) {
    return json.flatMap((item, index) => patterns(item, `${pointer}/${index}`));
  }
  if (!isObject(json)) return [];
  return Object.entries(json).flatMap(([key, value]) => {
    const here = `${pointer}/${escapedKey(key)}`;
    const isPattern =
      key === 'pattern' && typeof value === 'string' && !pointer.endsWith('/errors');
    return isPattern ? [{ pointer: here, pattern: value }] : patterns(value, here);
  });
}

/** As in JavaScript, with flags behind. */
const IN_SLASHES = /^\/.*\/[a-z]*$/;

type Problem =
  | { kind: 'slow' }
  | { kind: 'loose' }
  | { kind: 'slashes' }
  | { kind: 'broken'; why: string };

const judged = new Map<string, Problem | null>();

function problemOf(pattern: string): Problem | null {
  const known = judged.get(pattern);
  if (known !== undefined) return known;
  const problem = judge(pattern);
  judged.set(pattern, problem);
  return problem;
}

function judge(pattern: string): Problem | null {
  if (IN_SLASHES.test(pattern)) return { kind: 'slashes' };
  try {
    const parsed = new RegExpParser().parsePattern(pattern, undefined, undefined, {
      unicode: true,
    });
    if (isLoose(parsed)) return { kind: 'loose' };
    if (!hasTwoStars(parsed)) return null;
  } catch (error) {
    return { kind: 'broken', why: error instanceof Error ? error.message : String(error) };
  }
  const { reports } = analyse({ source: pattern, flags: 'u' }, { reportTypes: { Move: false } });
  return reports.some(({ exponential, type }) => exponential || type === 'Self')
    ? { kind: 'slow' }
    : null;
}

/** `^a|b$` matches any text that begins with a or ends with b. */
function isLoose({ alternatives }: AST.Pattern): boolean {
  const begins = alternatives.map(({ elements }) => isEdge(elements.at(0), 'start'));
  const ends = alternatives.map(({ elements }) => isEdge(elements.at(-1), 'end'));
  if (begins.at(0) !== true || ends.at(-1) !== true) return false;
  return begins.includes(false) || ends.includes(false);
}

const isEdge = (element: AST.Element | undefined, kind: 'start' | 'end'): boolean =>
  element?.type === 'Assertion' && element.kind === kind;

/** Only nested or adjacent quantifiers can be slow, so other patterns skip the costly analysis. */
function hasTwoStars(pattern: Parameters<typeof visitRegExpAST>[0]): boolean {
  let stars = 0;
  visitRegExpAST(pattern, {
    onQuantifierEnter: ({ max }) => {
      if (max === Number.POSITIVE_INFINITY) stars += 1;
    },
  });
  return stars > 1;
}
