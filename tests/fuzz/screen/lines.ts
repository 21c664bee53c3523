import { plainEmail, tidyLine } from '../../../src/engine/form/input/tidy-line.ts';
import { editDate, tidyDate } from '../../../src/engine/form/input/typed-date.ts';
import { formatPhone } from '../../../src/engine/form/phone-number.ts';
import type { Chance } from '../chance.ts';

/** What people, browsers and password managers put into fields of every kind. */
const LINES: readonly string[] = [
  'Ada',
  ' Grace Hopper ',
  '한빛 배관',
  '1500',
  '$1,234',
  '$1,234.56',
  '250k',
  '1.2M',
  '1.5e6',
  '1.234,56',
  '100-150k',
  '-500',
  '１２３４',
  '12.5',
  '33.333',
  '007',
  '1/3',
  '5-10',
  '12 people',
  '999999999999999999999',
  '02/09/2027',
  '2027-02-09',
  '2/9/27',
  'Feb 9, 2027',
  '02/30/2027',
  'next Monday',
  '2027-02-09 to 2028-02-09',
  '60601',
  '60601-1234',
  '６０６０１',
  '(312) 555-0100',
  '+1 312 555 0100',
  '312-555-0100 ext 4',
  'ada@example.com',
  'mailto:ada@example.com?subject=x',
  'Ada Lovelace <ada@example.com>',
  'We have been roofing in Peoria since 1999, and never had a claim above $5,000.',
];

export const someLine = (chance: Chance): string => chance.one(LINES);

type Form = (line: string) => string;

/** The forms that a field gives a line once it was left, without it becoming another value. */
const FORMS: readonly Form[] = [
  (line) => line.trim(),
  (line) => tidyLine(line, undefined),
  (line) => tidyLine(line, 'postal-code'),
  plainEmail,
  (line) => tidyDate(line.trim()),
  // Digits get the slashes of a date, even if there is no such day.
  (line) => editDate('', { from: 0, to: 0, inserted: line, direction: 'backward' }).text,
  (line) => formatPhone(line.trim()) ?? line,
  numberIn,
  // Whole dollars lose their cents when they are left (D36).
  (line) => numberIn(line).replace(/\.\d\d?$/, ''),
];

function numberIn(line: string): string {
  const plain = line.normalize('NFKC').replaceAll(/[$,\s]/g, '');
  return /^-?\d*\.?\d*$/.test(plain) && /\d/.test(plain) ? String(Number(plain)) : line;
}

/** True if the second line is the first one, perhaps in the form of its field. */
export const isSameLine = (shown: string, again: string): boolean =>
  FORMS.some((form) => form(shown) === form(again));
