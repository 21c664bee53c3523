import { monthNamed } from './date-notation.ts';
import type { Mask } from './masked-input.ts';
import { editDate, enterMonth } from './typed-date.ts';

/** Number of letters that identify a month. */
const ENOUGH = 3;

/**
 * The mask of one date field. It shows no letters, so it remembers the last ones typed: the digits of
 * `Jan 5, 2027` alone would be a different date, 05/20/2027.
 */
export function dateMask(): Mask {
  let letters = '';
  return (previous, edit) => {
    letters = /^[a-z]$/i.test(edit.inserted) ? letters + edit.inserted.toLowerCase() : '';
    const month = letters.length === ENOUGH ? monthNamed(letters) : '';
    const named = month === '' ? undefined : enterMonth(previous, edit, month);
    return named ?? editDate(previous, edit);
  };
}
