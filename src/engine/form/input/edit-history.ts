import { isSameState, type Edit, type FieldState } from './edit.ts';

/** The states of a text field that can be undone and redone. */
export type EditHistory = {
  /** Notes that an edit of `before` has led to `after`. */
  record: (before: string, edit: Edit, after: FieldState) => void;
  undo: () => FieldState | undefined;
  redo: () => FieldState | undefined;
  /** Forgets everything: the text was replaced by somebody else. */
  clear: () => void;
};

type Kind = 'typed' | 'erased' | 'replaced';
type Step = { kind: Kind; before: FieldState; after: FieldState };

/**
 * The history of a field whose text is rewritten while it is typed. Browsers keep one of their own,
 * but it does not survive a script that writes to the field: Chromium's then puts texts together that
 * were never there. As in theirs, characters typed in a row are one step.
 */
export function editHistory(): EditHistory {
  let done: readonly Step[] = [];
  let undone: readonly Step[] = [];
  return {
    record(before, edit, after) {
      if (before === after.text) return;
      const kind = kindOf(edit);
      const last = done.at(-1);
      const start = { text: before, caret: edit.to };
      const goesOn =
        kind !== 'replaced' &&
        last?.kind === kind &&
        isSameState(last.after, start) &&
        undone.length === 0;
      done = goesOn ? done.with(-1, { ...last, after }) : [...done, { kind, before: start, after }];
      undone = [];
    },
    undo() {
      const step = done.at(-1);
      if (step === undefined) return undefined;
      done = done.slice(0, -1);
      undone = [...undone, step];
      return step.before;
    },
    redo() {
      const step = undone.at(-1);
      if (step === undefined) return undefined;
      undone = undone.slice(0, -1);
      done = [...done, step];
      return step.after;
    },
    clear() {
      done = [];
      undone = [];
    },
  };
}

function kindOf({ from, to, inserted }: Edit): Kind {
  if (Array.from(inserted).length === 1 && from === to) return 'typed';
  return inserted === '' && to - from === 1 ? 'erased' : 'replaced';
}

/** What an event asks for: a key, on every platform, or the browser's menu or gesture. */
export function historyRequest(event: Event): 'undo' | 'redo' | undefined {
  if (event instanceof InputEvent) return REQUESTS[event.inputType];
  return event instanceof KeyboardEvent ? requestOfKey(event) : undefined;
}

const REQUESTS: Readonly<Record<string, 'undo' | 'redo'>> = {
  historyUndo: 'undo',
  historyRedo: 'redo',
};

function requestOfKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'y') return event.shiftKey || event.metaKey ? undefined : 'redo';
  if (key !== 'z') return undefined;
  return event.shiftKey ? 'redo' : 'undo';
}
