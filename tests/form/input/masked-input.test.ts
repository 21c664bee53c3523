// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { editAmount } from '../../../src/form/input/amount.ts';
import { applyMask, maskAhead, type Mask } from '../../../src/form/input/masked-input.ts';

const dollars: Mask = (previous, edit) =>
  editAmount(previous, edit, { group: true, decimals: 0, maxLength: 9 });

/** The input with `text` and the caret at `|`. */
function inputWith(text: string): HTMLInputElement {
  const input = document.createElement('input');
  const caret = text.indexOf('|');
  input.value = text.replace('|', '');
  input.setSelectionRange(caret, caret);
  return input;
}

/** What it holds, with the caret. */
function shownBy({ value, selectionStart }: HTMLInputElement): string {
  const at = selectionStart ?? 0;
  return `${value.slice(0, at)}|${value.slice(at)}`;
}

/** The input after an event of that type has made `text` of `previous`. */
function after(inputType: string, previous: string, text: string) {
  const input = inputWith(text);
  const write = vi.spyOn(input, 'value', 'set');
  applyMask(dollars, input, previous, new InputEvent('input', { inputType }));
  return { shown: shownBy(input), writes: write.mock.calls.length };
}

/** The input with `text` before the browser has done what `event` says. */
function ahead(text: string, event: InputEventInit) {
  const input = inputWith(text);
  const by = new InputEvent('beforeinput', { cancelable: true, ...event });
  const said = maskAhead(dollars, input, by);
  return { said, shown: shownBy(input), isPrevented: by.defaultPrevented };
}

it('a separator that was erased takes the digit with it on the side of the key', () => {
  expect(after('deleteContentBackward', '1,234', '1|234').shown).toBe('|234');
  expect(after('deleteContentForward', '1,234', '1|234').shown).toBe('1|34');
});

it('the text is written only where the mask has another one, which costs the undo history', () => {
  expect(after('insertText', '12', '123|')).toEqual({ shown: '123|', writes: 0 });
  expect(after('insertText', '123', '1234|')).toEqual({ shown: '1,234|', writes: 1 });
});

describe('ahead of the browser', () => {
  const insert = (data: string) => ({ inputType: 'insertText', data });
  const erase = { inputType: 'deleteContentBackward' };

  it('what the mask has another text for is shown at once, and the browser types nothing', () => {
    expect(ahead('123|', insert('4'))).toEqual({
      said: '1,234',
      shown: '1,234|',
      isPrevented: true,
    });
    expect(ahead('1,|234', erase)).toEqual({ said: '234', shown: '|234', isPrevented: true });
    expect(ahead('12|3', insert('x'))).toEqual({ said: '123', shown: '12|3', isPrevented: true });
  });

  it('what the mask agrees with is typed by the browser, with its undo history', () => {
    expect(ahead('12|', insert('3'))).toEqual({ said: '123', shown: '12|', isPrevented: false });
    expect(ahead('123|', erase)).toEqual({ said: '12', shown: '123|', isPrevented: false });
  });

  it.each([
    ['a paste', { inputType: 'insertFromPaste', data: '4' }],
    ['a word', insert('45')],
    ['a whole word that is erased', { inputType: 'deleteWordBackward' }],
    ['what cannot be prevented', { ...insert('4'), cancelable: false }],
    ['a composition', { ...insert('4'), isComposing: true }],
  ])('%s is left to the browser, and masked behind it', (_, event) => {
    expect(ahead('123|', event)).toEqual({
      said: undefined,
      shown: '123|',
      isPrevented: false,
    });
  });
});
