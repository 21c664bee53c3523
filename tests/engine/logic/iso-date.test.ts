import { expect, it } from 'vitest';
import { isIsoDate } from '../../../src/engine/logic/dates.ts';

it.each<[unknown, boolean]>([
  ['2026-12-01', true],
  ['2028-02-29', true],
  ['2000-02-29', true],
  ['2027-02-29', false],
  ['2100-02-29', false],
  ['2026-02-31', false],
  ['2026-04-31', false],
  ['2026-12-32', false],
  ['2026-12-00', false],
  ['2026-13-01', false],
  ['2026-00-01', false],
  ['2026-1-1', false],
  ['12026-01-01', false],
  ['2026-12-01T00:00:00Z', false],
  ['12/01/2026', false],
  ['', false],
  [20261201, false],
  [null, false],
])('%j is a date: %s', (value, outcome) => {
  expect(isIsoDate(value)).toBe(outcome);
});
