import {
  editBetween,
  isSameState,
  type Edit,
  type EraseDirection,
  type FieldState,
} from './edit.ts';

/** The state of a field after an edit of its `previous` text. */
export type Mask = (previous: string, edit: Edit) => FieldState;

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Applies the mask to what was typed, and returns what was. Writes to the element only if the text
 * differs, because each write costs the browser's undo history.
 */
export function applyMask(mask: Mask, field: TextField, previous: string, by: Event): Edit {
  const typed = stateOf(field);
  const edit = editBetween(previous, typed, eraseDirection(by));
  const next = mask(previous, edit);
  if (!isSameState(next, typed)) showState(field, next);
  return edit;
}

/** Browsers give no caret in some kinds of fields, such as e-mail; it counts as being at the end. */
export const stateOf = ({ value, selectionStart }: TextField): FieldState => ({
  text: value,
  caret: selectionStart ?? value.length,
});

export function showState(field: TextField, { text, caret }: FieldState): void {
  if (text !== field.value) field.value = text;
  const { selectionStart, selectionEnd } = field;
  if (selectionStart === null || (selectionStart === caret && selectionEnd === caret)) return;
  field.setSelectionRange(caret, caret);
}

function eraseDirection(event: Event): EraseDirection {
  const forward = event instanceof InputEvent && event.inputType.endsWith('Forward');
  return forward ? 'forward' : 'backward';
}
