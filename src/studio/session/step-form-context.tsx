import { createContext, useContext } from 'react';
import { outline } from '../edits/project/outline.ts';
import { type Texts, differing } from '../edits/project/texts.ts';
import { useProject, useSelection, useStudio } from './studio-context.tsx';
import { usesOf } from '../edits/step/step-texts.ts';
import type { Result } from '../../engine/core.ts';

/** The context shared by all parts of a step's form. */
export type StepFormParts = EditTexts & {
  step: string;
  texts: Texts;
  /** The flow file of the open questionnaire. */
  flowPath: string;
  /** The dotted path of the step's data with its trailing dot; empty if each field is a section. */
  section: string;
};

export const StepFormContext = createContext<StepFormParts | null>(null);

export function useStepForm(): StepFormParts {
  const parts = useContext(StepFormContext);
  if (parts === null) throw new Error('This is not part of the form of a step.');
  return parts;
}

/** Creates the context for a step of the open questionnaire. */
export function useStepFormParts(step: string): StepFormParts {
  const { texts } = useProject();
  const { flowId } = useSelection();
  const flowPath = outline(texts).find((flow) => flow.flowId === flowId)?.path ?? '';
  const answers = usesOf(texts, step).find(({ path }) => path === flowPath)?.entry['answers'];
  const section = typeof answers === 'string' ? `${answers}.` : '';
  return { step, texts, flowPath, section, ...useEdit() };
}

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
