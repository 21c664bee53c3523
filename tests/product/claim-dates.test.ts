import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withFigures } from '../../src/engine/language/figures.ts';
import { compileIssues, type Rule } from '../../src/engine/flow/issues.ts';
import type { JsonObject } from '../../src/engine/logic/json.ts';
import { catalogs, source } from './onboarding-flow.ts';

const file = (name: string): JsonObject =>
  JSON.parse(readFileSync(`schemas/past-insurance/${name}.json`, 'utf8'));

const { rules } = withFigures(
  { schema: file('schema'), ui: {}, rules: file('rules')['rules'] ?? [] },
  {},
);

const check = compileIssues({
  uiSchema: {},
  rules: rules as unknown as Rule[],
  schemaErrors: () => [],
  definitions: source,
  catalogs,
});

const today = '2026-11-21';

/** The messages at a claim with this date. */
const saidOf = (date: string) =>
  check(
    {},
    {
      $today: today,
      pastInsurance: { insuranceClaims: true, claimsCount: '1', claimDetails: [{ date }] },
    },
  ).map(({ code, severity }) => [code, severity]);

it.each(['2023-11-20', '1999-01-01'])('a claim of %s is older than the question asks', (date) => {
  expect(saidOf(date)).toEqual([['old-claim', 'advice']]);
});

it.each(['2023-11-21', '2024-02-29', today, ''])('a claim of %j gets no advice', (date) => {
  expect(saidOf(date)).toEqual([]);
});

it('a claim in the future gets advice', () => {
  expect(saidOf('2026-11-22')).toEqual([['future-claim', 'advice']]);
});
