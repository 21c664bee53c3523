/**
 * The state of a text field: its text and the position of the caret (0 = before the first
 * character).
 */
export type FieldState = { text: string; caret: number };

export const isSameState = (one: FieldState, other: FieldState): boolean =>
  one.text === other.text && one.caret === other.caret;

/** The field with the caret after its last character. */
export const caretAtEnd = (text: string): FieldState => ({ text, caret: text.length });

/** What one input event did: `inserted` replaced characters `from`..`to` of the old text. */
export type Edit = { from: number; to: number; inserted: string; direction: EraseDirection };

/** True for a typed or erased character; what is pasted, dropped or filled in comes as a whole. */
export const isTyped = ({ inserted }: Edit): boolean => Array.from(inserted).length <= 1;

/** Which key erased: Backspace (`backward`) or Delete (`forward`). */
export type EraseDirection = 'backward' | 'forward';

/**
 * Infers an edit from the field before and after it. Every edit a person makes (key, paste, drop)
 * leaves the caret at its end, so everything after the caret is old text. If that does not hold (a
 * script or a password manager set the value), the whole text counts as replaced.
 */
export function editBetween(
  previous: string,
  next: FieldState,
  direction: EraseDirection = 'backward',
): Edit {
  const head = next.text.slice(0, next.caret);
  const tail = next.text.slice(next.caret);
  if (!previous.endsWith(tail)) {
    return { from: 0, to: previous.length, inserted: next.text, direction };
  }
  const to = previous.length - tail.length;
  const from = Math.min(to, commonPrefix(previous, head));
  return { from, to, inserted: head.slice(from), direction };
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** The state of a field after an edit of its `previous` text. */
export type Mask = (previous: string, edit: Edit) => FieldState;

type TextField = HTMLInputElement | HTMLTextAreaElement;

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
