import { expect, it } from 'vitest';
import { dateInWords } from '../../../../src/engine/form/input/date-in-words.ts';

it.each([
  ['2025-05-26', 'May 26, 2025'],
  ['2027-01-01', 'January 1, 2027'],
  ['2028-02-29', 'February 29, 2028'],
])('dateInWords writes %s as %s', (date, words) => {
  expect(dateInWords(date)).toBe(words);
});

it.each(['', '05/26/2025', 'tomorrow', '2025-13-01', '2027-02-29', '2027-04-31'])(
  'dateInWords returns nothing for "%s", which is not a date',
  (text) => {
    expect(dateInWords(text)).toBe('');
  },
);
