import { monthNamed } from './date-notation.ts';
import type { Mask } from './masked-input.ts';
import { editDate, enterMonth } from './typed-date.ts';

/** Letters that tell a month from the others. */
const ENOUGH = 3;

/**
 * The mask of one date field. It shows no letters and therefore remembers those that were typed last:
 * of `Jan 5, 2027` the digits alone would be another date, 05/20/2027.
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
