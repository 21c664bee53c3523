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
