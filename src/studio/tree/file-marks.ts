import { createContext } from 'react';

/** Paths of the files with unsaved edits, and of those with errors. Of the tree, only labels read it. */
export const FileMarks = createContext<{ dirty: readonly string[]; wrong: readonly string[] }>({
  dirty: [],
  wrong: [],
});
