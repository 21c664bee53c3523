import type { Result } from '../../engine/core.ts';
import { differing, type Texts } from '../edits/project/texts.ts';
import { useStudio } from './studio-context.tsx';

type Edit = (texts: Texts) => Texts;

export type EditTexts = {
  /** Applies an edit as one undo step. */
  edit: (edit: Edit) => void;
  /** Applies typing: without a pause in one file, it is undone as one step. */
  type: (edit: Edit) => void;
  /** Applies an edit, or returns the reasons why it cannot be made. */
  attempt: (edit: (texts: Texts) => Result<Texts, string>) => readonly string[];
};

/** Edits the texts in their latest state, not as last rendered. */
export function useEdit(): EditTexts {
  const { project } = useStudio();
  const edit = (make: Edit) => {
    const { texts } = project.getState();
    const after = make(texts);
    const paths = differing(texts, after);
    project.editAll(new Map(paths.map((path) => [path, after.get(path) ?? null])));
  };
  return {
    edit,
    type(make) {
      const { texts } = project.getState();
      const after = make(texts);
      const [path, ...others] = differing(texts, after);
      const text = path === undefined ? undefined : after.get(path);
      if (path === undefined || text === undefined || others.length > 0) edit(() => after);
      else project.edit(path, text);
    },
    attempt(make) {
      const made = make(project.getState().texts);
      if (!made.ok) return made.problems;
      edit(() => made.value);
      return [];
    },
  };
}
