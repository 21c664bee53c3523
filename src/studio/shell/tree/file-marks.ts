import { createContext } from 'react';

/**
 * Paths of the files with unsaved edits and of those with errors. Within the tree, only labels read
 * this.
 */
export const FileMarks = createContext<{ dirty: readonly string[]; wrong: readonly string[] }>({
  dirty: [],
  wrong: [],
});
