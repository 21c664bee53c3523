import { describe, expect, it } from 'vitest';
import { linesSince, summaryLines } from '../../../src/engine/form/summary-lines.ts';

const error = (at: string, message = 'Fix this') => ({ at, message });

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

describe('the lines of the error summary after they were announced', () => {
  const told = [error('/city', 'Enter a city'), error('/rows/0/date'), error('/rows/1/date')];

  it.each([
    ['nothing fixed', told, ['Enter a city', 'Fix this +1']],
    ['a fixed field: its line, checked', told.slice(1), ['(Enter a city)', 'Fix this +1']],
    ['one of the rows fixed', told.slice(0, 2), ['Enter a city', 'Fix this']],
    ['all fixed', [], ['(Enter a city)', '(Fix this +1)']],
    [
      'a field that says something else now: in the same place',
      [error('/city', 'Too long'), ...told.slice(1)],
      ['Too long', 'Fix this +1'],
    ],
    [
      'what came up since: behind the others',
      [error('/zip', 'Enter a ZIP'), ...told],
      ['Enter a city', 'Fix this +1', 'Enter a ZIP'],
    ],
    [
      'a field with two errors where it had one: the second behind the others',
      [error('/city', 'Too long'), error('/city', 'Letters only')],
      ['Too long', '(Fix this +1)', 'Letters only'],
    ],
  ])('%s', (_case, errors, expected) => {
    const lines = linesSince(summaryLines(told), errors).map(({ message, more, isFixed }) => {
      const text = more > 0 ? `${message} +${more}` : message;
      return isFixed ? `(${text})` : text;
    });
    expect(lines).toEqual(expected);
  });
});
