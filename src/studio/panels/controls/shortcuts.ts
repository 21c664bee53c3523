import { useEffect, useEffectEvent } from 'react';
import { isSaveRequest } from '../preview/messages.ts';

/**
 * The usual editor shortcuts for the whole page: Ctrl or ⌘ with S, Z, and Shift+Z or Y. In a dialog, its
 * fields undo their own typing, and the files behind it stay as they are. The preview passes on a save.
 */
export function useShortcuts(on: { save: () => void; undo: () => void; redo: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = shortcutOf(event);
    if (name === undefined || event.defaultPrevented) return;
    const isInDialog = isWithin(event.target, DIALOG);
    // Otherwise the browser would offer to save the page.
    if (!isInDialog || name === 'save') event.preventDefault();
    if (!isInDialog) on[name]();
  });
  const hear = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    if (isSaveRequest(data) && document.querySelector(DIALOG) === null) on.save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    const hearing = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('keydown', listener);
    addEventListener('message', hearing);
    return () => {
      removeEventListener('keydown', listener);
      removeEventListener('message', hearing);
    };
  }, []);
}

const DIALOG = '[role=dialog], [role=alertdialog]';

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

export function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 's' && !shiftKey) return 'save';
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
