import { editBetween, type Edit, type EraseDirection, type FieldState } from './edit.ts';

/** The state of a field after an edit of its `previous` text. */
export type Mask = (previous: string, edit: Edit) => FieldState;

/**
 * Applies the mask to what was typed. Writes to the element only if the text differs, because each
 * write clears the browser's undo history.
 */
export function applyMask(mask: Mask, input: HTMLInputElement, previous: string, by: Event): void {
  const typed = { text: input.value, caret: input.selectionStart ?? input.value.length };
  const next = mask(previous, editBetween(previous, typed, eraseDirection(by)));
  if (!isSame(next, typed)) show(input, next);
}

const isSame = (one: FieldState, other: FieldState) =>
  one.text === other.text && one.caret === other.caret;

function show(input: HTMLInputElement, { text, caret }: FieldState): void {
  if (text !== input.value) input.value = text;
  if (input.selectionStart !== caret || input.selectionEnd !== caret) {
    input.setSelectionRange(caret, caret);
  }
}

function eraseDirection(event: Event): EraseDirection {
  const forward = event instanceof InputEvent && event.inputType.endsWith('Forward');
  return forward ? 'forward' : 'backward';
}
