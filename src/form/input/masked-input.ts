import { editBetween, type Edit, type EraseDirection, type FieldState } from './edit.ts';

/** What a field holds after an edit of `previous`, which is what it held before. */
export type Mask = (previous: string, edit: Edit) => FieldState;

/**
 * Rewrites what was typed as the mask has it. The element is written to only where the text
 * differs: each write costs the browser's undo history.
 */
export function applyMask(mask: Mask, input: HTMLInputElement, previous: string, by: Event): void {
  const typed = { text: input.value, caret: input.selectionStart ?? input.value.length };
  const next = mask(previous, editBetween(previous, typed, eraseDirection(by)));
  if (!isSame(next, typed)) show(input, next);
}

/**
 * The same before the browser types, which then does not at all where the mask has another text: it
 * would lay the line out twice. Gives what the input holds now or will hold next, and undefined where
 * only the browser knows what it is about to do.
 */
export function maskAhead(mask: Mask, input: HTMLInputElement, by: InputEvent): string | undefined {
  const typed = by.cancelable && !by.isComposing ? aboutToBe(input, by) : undefined;
  if (typed === undefined) return undefined;
  const next = mask(input.value, editBetween(input.value, typed, eraseDirection(by)));
  if (!isSame(next, typed)) {
    by.preventDefault();
    show(input, next);
  }
  return next.text;
}

/** Of other texts a Backspace may take more than one unit, as of an emoji. */
const PLAIN = /^[\x20-\x7e]*$/;

/** What the input will hold after one character or a Backspace. */
function aboutToBe(
  input: HTMLInputElement,
  { inputType, data }: InputEvent,
): FieldState | undefined {
  const { value, selectionStart: from, selectionEnd: to } = input;
  if (from === null || to === null) return undefined;
  const [head, tail] = [value.slice(0, from), value.slice(to)];
  if (inputType === 'insertText' && data?.length === 1) {
    return { text: head + data + tail, caret: from + 1 };
  }
  if (inputType !== 'deleteContentBackward' || !PLAIN.test(value)) return undefined;
  const kept = from === to ? head.slice(0, -1) : head;
  return { text: kept + tail, caret: kept.length };
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
