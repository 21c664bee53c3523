import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULES } from '../../../src/checker/lint/rules/index.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';

/**
 * The least helpful findings among all fixtures and mutants: what was wrong with the text, and the
 * current text and location.
 */
type Row = { was: string; edits: readonly Edit[]; code: string; at: string; says: string };

const base = questionnaire('tiny');
const table: readonly Row[] = JSON.parse(
  readFileSync(new URL('worst-texts.json', import.meta.url), 'utf8'),
);

test.each(table.map((row, index) => [index + 1, row.code, row.was, row] as const))(
  '%i: %s, which once %s, says it in words and where',
  (_number, _code, _was, { edits, code, at, says }) => {
    const rules = RULES.filter((rule) => rule.code === code);
    const told = lint(applyAll(base, edits), rules).map(
      ({ file, line, message, suggestion = '' }) => ({
        at: `${file}:${line}`,
        says: `${message} ${suggestion}`.trim(),
      }),
    );
    expect(told).toContainEqual({ at, says });
  },
);
