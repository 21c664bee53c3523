import { useEffect, useEffectEvent } from 'react';

/** The usual editor shortcuts for the whole page: Ctrl or ⌘ with S, Z, and Shift+Z or Y. */
export function useShortcuts(on: { save: () => void; undo: () => void; redo: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = shortcutOf(event);
    if (name === undefined || event.defaultPrevented) return;
    event.preventDefault();
    on[name]();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 's' && !shiftKey) return 'save';
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
