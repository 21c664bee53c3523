// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { applyMask, editBetween, type Mask } from '../../../../src/engine/form/input/edit.ts';
import { editAmount } from '../../../../src/engine/form/input/amount.ts';

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

const dollars: Mask = (previous, edit) =>
  editAmount(previous, edit, { group: true, decimals: 0, maxLength: 9 });

/** The input with this text and the caret at `|`. */
function inputWith(text: string): HTMLInputElement {
  const input = document.createElement('input');
  const caret = text.indexOf('|');
  input.value = text.replace('|', '');
  input.setSelectionRange(caret, caret);
  return input;
}

/** The input's text with `|` at the caret. */
function shownBy({ value, selectionStart }: HTMLInputElement): string {
  const at = selectionStart ?? 0;
  return `${value.slice(0, at)}|${value.slice(at)}`;
}

/** The input after an event of this type has changed `previous` to `text`. */
function after(inputType: string, previous: string, text: string) {
  const input = inputWith(text);
  const write = vi.spyOn(input, 'value', 'set');
  applyMask(dollars, input, previous, new InputEvent('input', { inputType }));
  return { shown: shownBy(input), writes: write.mock.calls.length };
}

it('erasing a separator also erases the digit on the side of the key', () => {
  expect(after('deleteContentBackward', '1,234', '1|234').shown).toBe('|234');
  expect(after('deleteContentForward', '1,234', '1|234').shown).toBe('1|34');
});

it('the text is only written when the mask changes it, which costs the undo history', () => {
  expect(after('insertText', '12', '123|')).toEqual({ shown: '123|', writes: 0 });
  expect(after('insertText', '123', '1234|')).toEqual({ shown: '1,234|', writes: 1 });
});

it('a character that the mask rejects is removed, and the caret stays', () => {
  expect(after('insertText', '123', '12x|3')).toEqual({ shown: '12|3', writes: 1 });
});

it.each([
  ['a paste', 'insertFromPaste', '4567|', '4,567|'],
  ['a whole word that is erased', 'deleteWordBackward', '|', '|'],
  ['a composition', 'insertCompositionText', '1234|', '1,234|'],
])('%s is masked behind the browser', (_, inputType, typed, shown) => {
  expect(after(inputType, '123', typed).shown).toBe(shown);
});
