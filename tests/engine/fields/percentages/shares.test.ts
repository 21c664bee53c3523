import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makeRestEqual,
  sharesFrom,
  sharesOf,
  totalOf,
  withText,
  type ShareLine,
} from '../../../../src/engine/fields/percentages/shares.ts';

const line = (name: string, text: string, edited = false): ShareLine => ({ name, text, edited });
const texts = (lines: ShareLine[] | null) => lines?.map(({ text }) => text);

describe('splitting the rest evenly', () => {
  it.each([
    [
      [line('a', '0'), line('b', '0'), line('c', '0')],
      ['34', '33', '33'],
    ],
    [
      [line('a', '40', true), line('b', '33'), line('c', '33')],
      ['40', '30', '30'],
    ],
    [
      [line('a', '33'), line('b', '33', true), line('c', '0')],
      ['34', '33', '33'],
    ],
    [
      [line('a', '90', true), line('b', '30', true), line('c', '5')],
      ['90', '30', '0'],
    ],
    [
      [line('a', '100', true), line('b', '1'), line('c', '1')],
      ['100', '0', '0'],
    ],
    [
      [line('a', '33.3', true), line('b', '0'), line('c', '0')],
      ['33.3', '33.7', '33'],
    ],
  ])('fills the unedited lines, the remainder to the first: %#', (lines, filled) => {
    expect(texts(makeRestEqual(lines))).toEqual(filled);
  });

  it('has nothing to fill when every line was edited', () => {
    expect(makeRestEqual([line('a', '40', true), line('b', '50', true)])).toBeNull();
  });

  it('fills a line again that the visitor emptied', () => {
    const lines = withText([line('a', '40', true), line('b', '50', true)], 1, '');
    expect(texts(makeRestEqual(lines))).toEqual(['40', '60']);
  });

  it('always totals 100 when the edited lines leave a rest', () => {
    const lines = fc.array(fc.record({ edited: fc.boolean(), share: fc.nat(10) }), {
      minLength: 1,
      maxLength: 10,
    });
    fc.assert(
      fc.property(lines, (drawn) => {
        const filled = makeRestEqual(
          drawn.map(({ edited, share }, index) => line(`a${index}`, String(share), edited)),
        );
        const allEdited = drawn.every(({ edited }) => edited);
        expect(filled && totalOf(sharesFrom(filled))).toBe(allEdited ? null : 100);
      }),
    );
  });
});

describe('shares of a draft', () => {
  it('can be read from any draft', () => {
    expect(sharesOf([{ name: 'a', percentage: 40 }, { name: 'b' }, { percentage: 1 }, 7])).toEqual([
      { name: 'a', percentage: 40 },
      { name: 'b', percentage: 0 },
    ]);
    expect(sharesOf('x')).toEqual([]);
  });
});
