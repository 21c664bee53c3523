import { createContext, useContext } from 'react';
import { outline } from '../edits/project/outline.ts';
import type { Texts } from '../edits/project/texts.ts';
import { useSelection } from './use-selection.ts';
import { useProject } from './use-project.ts';
import { usesOf } from '../edits/step/sections.ts';
import { useEdit, type EditTexts } from './use-edit.ts';

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
