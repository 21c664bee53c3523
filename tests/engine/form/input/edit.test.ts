import { describe, expect, it } from 'vitest';
import { editBetween } from '../../../../src/engine/form/input/edit.ts';

describe('detecting an edit of a field', () => {
  it.each([
    ['a key at the end', '12', '123', 3, { from: 2, to: 2, inserted: '3' }],
    ['a key in the middle', '13', '123', 2, { from: 1, to: 1, inserted: '2' }],
    ['a key equal to its neighbor', '1', '11', 1, { from: 0, to: 0, inserted: '1' }],
    ['Backspace', '123', '13', 1, { from: 1, to: 2, inserted: '' }],
    ['a paste over a selection', '1,234', '1,99', 4, { from: 2, to: 5, inserted: '99' }],
    ['a value set by a script', 'abc', 'xyz!', 0, { from: 0, to: 3, inserted: 'xyz!' }],
  ])('finds %s', (_name, previous, text, caret, edit) => {
    expect(editBetween(previous, { text, caret })).toEqual({ ...edit, direction: 'backward' });
  });
});
