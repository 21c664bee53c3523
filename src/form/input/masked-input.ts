import type { InputEvent as ReactInputEvent } from 'react';
import { editBetween, type Edit, type EraseDirection, type FieldState } from './edit.ts';

/**
 * An `onInput` handler that lets `edited` rewrite the field before the change handler reads it.
 * The element itself is written to, and only where the text differs: a controlled input that gets
 * another value from React loses its caret, and each write costs the browser's undo history.
 */
export function maskedInput(
  shown: string,
  edited: (previous: string, edit: Edit) => FieldState,
): (event: ReactInputEvent<HTMLInputElement>) => void {
  return (event) => {
    const input = event.currentTarget;
    const typed = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const next = edited(shown, editBetween(shown, typed, eraseDirection(event.nativeEvent)));
    if (next.text === typed.text && next.caret === typed.caret) return;
    if (next.text !== typed.text) input.value = next.text;
    input.setSelectionRange(next.caret, next.caret);
  };
}

function eraseDirection(event: Event): EraseDirection {
  const forward = event instanceof InputEvent && event.inputType.endsWith('Forward');
  return forward ? 'forward' : 'backward';
}
