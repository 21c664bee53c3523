import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import { isObject, type Json } from '../../../../logic/json.ts';
import type { Defect } from '../../finding.ts';
import { onceEach } from '../../../../logic/once.ts';
import { escapeKey, type SourceFile } from '../../../project/source-file.ts';
import type { LintRule } from '../../rule.ts';

export const t6: LintRule = {
  code: 'T6',
  keeps: 'Every pattern is a regular expression that no text can make slow.',
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
    const message =
      problem.kind === 'slow'
        ? 'Some texts make this pattern run for minutes: the visitor’s browser would freeze.'
        : `The pattern is not a regular expression (${problem.why}): ${consequence(pointer)}`;
    const suggestion =
      problem.kind === 'slow'
        ? 'Avoid a repeated part inside another, and repeated parts next to each other that match the same character.'
        : undefined;
    return [{ file: file.path, pointer, message, suggestion }];
  });
});

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
    const here = `${pointer}/${escapeKey(key)}`;
    const isPattern =
      key === 'pattern' && typeof value === 'string' && !pointer.endsWith('/errors');
    return isPattern ? [{ pointer: here, pattern: value }] : patterns(value, here);
  });
}

type Problem = { kind: 'slow' } | { kind: 'broken'; why: string };

const judged = new Map<string, Problem | null>();

function problemOf(pattern: string): Problem | null {
  const known = judged.get(pattern);
  if (known !== undefined) return known;
  const problem = judge(pattern);
  judged.set(pattern, problem);
  return problem;
}

function judge(pattern: string): Problem | null {
  try {
    const parsed = new RegExpParser().parsePattern(pattern, undefined, undefined, {
      unicode: true,
    });
    if (!hasTwoStars(parsed)) return null;
  } catch (error) {
    return { kind: 'broken', why: error instanceof Error ? error.message : String(error) };
  }
  const { reports } = analyse({ source: pattern, flags: 'u' }, { reportTypes: { Move: false } });
  return reports.some(({ exponential, type }) => exponential || type === 'Self')
    ? { kind: 'slow' }
    : null;
}

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
