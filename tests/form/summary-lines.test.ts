import { describe, expect, it } from 'vitest';
import { summaryLines } from '../../src/form/summary-lines.ts';

const error = (at: string, message = 'Mend this') => ({ at, message });

describe('the lines of the error summary', () => {
  it.each([
    [
      'rows of a list with the same error: one',
      [error('/claims/0/date'), error('/claims/11/date')],
      [['/claims/0/date', 1]],
    ],
    [
      'rows that are the value themselves: one',
      [error('/shares/2'), error('/shares/5'), error('/shares/7')],
      [['/shares/2', 2]],
    ],
    [
      'two parts of a row',
      [error('/claims/0/date'), error('/claims/0/value')],
      [
        ['/claims/0/date', 0],
        ['/claims/0/value', 0],
      ],
    ],
    [
      'rows with different errors',
      [error('/claims/0/date'), error('/claims/1/date', 'Too old')],
      [
        ['/claims/0/date', 0],
        ['/claims/1/date', 0],
      ],
    ],
    [
      'two fields with the same words',
      [error('/start'), error('/end')],
      [
        ['/start', 0],
        ['/end', 0],
      ],
    ],
    [
      'a name that only has a digit in it',
      [error('/line1'), error('/line2')],
      [
        ['/line1', 0],
        ['/line2', 0],
      ],
    ],
  ])('of %s', (_case, errors, expected) => {
    expect(summaryLines(errors).map(({ at, more }) => [at, more])).toEqual(expected);
  });
});
