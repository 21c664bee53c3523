import { describe, expect, it } from 'vitest';
import {
  parseTypedDate,
  storedDate,
  typedDate,
} from '../../../../src/engine/form/input/stored-date.ts';

const today = '2026-11-21';

describe('a typed date', () => {
  it.each([
    ['01/05/2027', '2027-01-05'],
    ['02/29/2028', '2028-02-29'],
    ['02/29/2000', '2000-02-29'],
    ['01/01/1900', '1900-01-01'],
    ['12/31/2126', '2126-12-31'],
    ['11/20/2026', '2026-11-20'],
  ])('%s is %s', (text, iso) => {
    expect(parseTypedDate(text, today)).toEqual({ kind: 'date', iso });
  });

  it.each([
    ['02/29/2027', 'a common year has no 29 February'],
    ['02/29/2100', 'a century is a common year'],
    ['02/30/2028', 'no February has 30 days'],
    ['04/31/2027', 'April has 30 days'],
    ['13/01/2027', 'there is no month 13'],
    ['00/10/2027', 'there is no month 0'],
    ['01/00/2027', 'there is no day 0'],
    ['01/32/2027', 'there is no day 32'],
    ['12/31/1899', 'the year is before 1900'],
    ['01/01/2127', 'the year is more than a hundred years ahead'],
    ['2027-01-05', 'it is not written MM/DD/YYYY'],
  ])('%s is refused: %s', (text) => {
    expect(parseTypedDate(text, today)).toEqual({ kind: 'invalid' });
  });

  it.each(['', '1', '01/', '01/05/', '01/05/27', '1/05/2027'])('%j is incomplete', (text) => {
    expect(parseTypedDate(text, today)).toEqual({ kind: 'incomplete' });
  });
});

describe('a stored date', () => {
  it.each([
    ['01/05/2027', '2027-01-05'],
    ['02/30/2027', '02/30/2027'],
    ['01/0', '01/0'],
  ])('the text %s is stored as %s and shown again as typed', (text, stored) => {
    expect(storedDate(text, today)).toBe(stored);
    expect(typedDate(stored)).toBe(text);
  });

  it('of an empty field is undefined', () => {
    expect(storedDate('', today)).toBeUndefined();
  });
});
