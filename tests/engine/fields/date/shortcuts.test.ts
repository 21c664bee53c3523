import { expect, it } from 'vitest';
import { shortcutsFor } from '../../../../src/engine/fields/date/shortcuts.ts';

const words = { shortcuts: 'Often', today: 'Today', tomorrow: 'Tomorrow', nextMonth: 'First' };
const EVER = ['1900-01-01', '2126-12-31'] as const;

it.each([
  ['2026-11-25', EVER, ['2026-11-25', '2026-11-26', '2026-12-01']],
  ['2026-12-31', EVER, ['2026-12-31', '2027-01-01']],
  ['2028-02-28', EVER, ['2028-02-28', '2028-02-29', '2028-03-01']],
  ['2027-01-31', EVER, ['2027-01-31', '2027-02-01']],
  ['2026-11-25', ['2026-11-26', '2126-12-31'], ['2026-11-26', '2026-12-01']],
  ['2026-11-25', ['1900-01-01', '2026-11-25'], []],
] as const)('on %s, from and up to %j, they are %j', (today, [min, max], days) => {
  expect(shortcutsFor(words, today, min, max).map(({ iso }) => iso)).toEqual(days);
});
