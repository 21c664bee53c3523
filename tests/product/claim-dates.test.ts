import { expect, it } from 'vitest';
import past from '../../schemas/past-insurance/rules.json' with { type: 'json' };
import { compileIssues, type Rule } from '../../src/flow/issues.ts';
import { catalogs, source } from './onboarding-flow.ts';

const check = compileIssues({
  uiSchema: {},
  rules: past.rules as unknown as Rule[],
  schemaErrors: () => [],
  definitions: source,
  catalogs,
});

const today = '2026-11-21';

/** What is said at a claim of this date. */
const saidOf = (date: string) =>
  check(
    {},
    {
      $today: today,
      pastInsurance: { insuranceClaims: true, claimsCount: '1', claimDetails: [{ date }] },
    },
  ).map(({ code, severity }) => [code, severity]);

it.each(['2023-11-20', '1999-01-01'])('a claim of %s is older than is asked for', (date) => {
  expect(saidOf(date)).toEqual([['old-claim', 'advice']]);
});

it.each(['2023-11-21', '2024-02-29', today, ''])('nothing is said of %j', (date) => {
  expect(saidOf(date)).toEqual([]);
});

it('a claim that is still to come is noted', () => {
  expect(saidOf('2026-11-22')).toEqual([['future-claim', 'advice']]);
});
