// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { editAmount } from '../../../src/form/input/amount.ts';
import { applyMask, type Mask } from '../../../src/form/input/masked-input.ts';

const dollars: Mask = (previous, edit) =>
  editAmount(previous, edit, { group: true, decimals: 0, maxLength: 9 });

/** The input after an event of that type has made `text`, with the caret at `|`, of `previous`. */
function after(inputType: string, previous: string, text: string) {
  const input = document.createElement('input');
  const caret = text.indexOf('|');
  input.value = text.replace('|', '');
  input.setSelectionRange(caret, caret);
  const write = vi.spyOn(input, 'value', 'set');
  applyMask(dollars, input, previous, new InputEvent('input', { inputType }));
  const { value, selectionStart } = input;
  const at = selectionStart ?? 0;
  return { shown: `${value.slice(0, at)}|${value.slice(at)}`, writes: write.mock.calls.length };
}

it('a separator that was erased takes the digit with it on the side of the key', () => {
  expect(after('deleteContentBackward', '1,234', '1|234').shown).toBe('|234');
  expect(after('deleteContentForward', '1,234', '1|234').shown).toBe('1|34');
});

it('the text is written only where the mask has another one, which costs the undo history', () => {
  expect(after('insertText', '12', '123|')).toEqual({ shown: '123|', writes: 0 });
  expect(after('insertText', '123', '1234|')).toEqual({ shown: '1,234|', writes: 1 });
});
