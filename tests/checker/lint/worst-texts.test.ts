import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lint } from '../../../src/checker/lint/run.ts';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';

/**
 * The fifty least helpful findings among all fixtures and mutants: what was wrong with the text, and the
 * current text and location.
 */
type Row = { was: string; edits: readonly Edit[]; code: string; at: string; says: string };

const base = questionnaire('tiny');
const table: readonly Row[] = JSON.parse(
  readFileSync(new URL('worst-texts.json', import.meta.url), 'utf8'),
);

test('there are fifty of them', () => {
  expect(table).toHaveLength(50);
});

test.each(table.map((row, index) => [index + 1, row.code, row.was, row] as const))(
  '%i: %s, which once %s, says it in words and where',
  (_number, _code, _was, { edits, code, at, says }) => {
    const told = lint(applyAll(base, edits))
      .filter((finding) => finding.code === code)
      .map(({ file, line, message, suggestion = '' }) => ({
        at: `${file}:${line}`,
        says: `${message} ${suggestion}`.trim(),
      }));
    expect(told).toContainEqual({ at, says });
  },
);
