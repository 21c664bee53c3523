import { useEffect, useEffectEvent } from 'react';

/**
 * The usual editor shortcuts for the whole page: Ctrl or ⌘ with S, Z, and Shift+Z or Y. In a dialog, its
 * fields undo their own typing, and the files behind it stay as they are.
 */
export function useShortcuts(on: { save: () => void; undo: () => void; redo: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = shortcutOf(event);
    if (name === undefined || event.defaultPrevented) return;
    const isInDialog = isWithin(event.target, '[role=dialog]');
    // Otherwise the browser would offer to save the page.
    if (!isInDialog || name === 'save') event.preventDefault();
    if (!isInDialog) on[name]();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 's' && !shiftKey) return 'save';
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
