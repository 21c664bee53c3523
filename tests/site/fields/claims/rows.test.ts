import { describe, expect, it } from 'vitest';
import {
  fitRows,
  rowsAsked,
  rowsOf,
  withPart,
} from '../../../../src/site/fields/claims/widget.tsx';

describe('rows of claims', () => {
  it.each([
    ['3', 3],
    ['0', 0],
    ['25', 25],
    ['26', 2],
    ['', null],
    ['two', null],
    [undefined, null],
  ])('a count of %j asks for %j', (count, asked) => {
    expect(rowsAsked(count, 25, 2)).toBe(asked);
  });

  it('return when a lowered count is raised again', () => {
    const rows = [{ value: '1' }, { value: '2' }, { value: '3' }];
    const lowered = fitRows(rows, [], 1);
    expect(lowered).toEqual({ rows: [{ value: '1' }], spare: [{ value: '2' }, { value: '3' }] });
    expect(fitRows(lowered.rows, lowered.spare, 4)).toEqual({ rows: [...rows, {}], spare: [] });
  });

  it('can be read from any draft', () => {
    expect(rowsOf([{ date: '2026-01-05' }, null, 'x'])).toEqual([{ date: '2026-01-05' }, {}, {}]);
    expect(rowsOf('x')).toEqual([]);
  });

  it('drop an emptied part', () => {
    expect(withPart({ date: '1', value: '2' }, 'date', undefined)).toEqual({ value: '2' });
    expect(withPart({}, 'value', '7')).toEqual({ value: '7' });
  });
});
