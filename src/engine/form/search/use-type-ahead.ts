import { useState, type KeyboardEvent } from 'react';
import type { Keywords } from '../../flow/keywords.ts';
import type { Choice } from '../choices.ts';
import type { TypeAhead } from './type-ahead.ts';

/**
 * Lets a select be chosen from by keywords as well. Without any, or until they have loaded, the
 * browser's own search stays.
 */
export function useTypeAhead(
  choices: readonly Choice[],
  loadKeywords: (() => Promise<Keywords>) | undefined,
) {
  const [typeAhead, setTypeAhead] = useState<TypeAhead>();
  /** Call it when the select gets the focus. */
  const prepare = () => {
    if (typeAhead !== undefined || loadKeywords === undefined) return;
    Promise.all([import('./type-ahead.ts'), loadKeywords()]).then(
      ([{ createTypeAhead: create }, keywords]) => setTypeAhead(() => create(keywords)),
      () => {
        // The next focus tries again.
      },
    );
  };
  /** The choice for a key; the browser then does not search by itself. */
  const choiceForKey = (event: KeyboardEvent, current: string | undefined): string | undefined => {
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const choice = typeAhead?.(event.key, event.timeStamp, choices, current);
    if (choice !== undefined) event.preventDefault();
    return choice;
  };
  return { prepare, choiceForKey };
}
