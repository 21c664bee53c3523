import { onceEach } from '../../engine/core.ts';
import { outline, type FlowOutline } from '../edits/project/outline.ts';
import type { Texts } from '../edits/project/texts.ts';
import { useProject } from './use-project.ts';
import { useSelection } from './use-selection.ts';
import { questionsIn, type Questions } from '../edits/condition/questions.ts';

const questionsOf = onceEach((texts: Texts) =>
  onceEach((flow: FlowOutline) => questionsIn(texts, flow.path)),
);

/** Placeholder for a questionnaire that does not exist. */
const NO_FLOW: FlowOutline = { flowId: '', path: '', steps: [], pages: [] };

/** The questions that conditions of the open questionnaire can refer to. */
export function useQuestions(): Questions {
  const { texts } = useProject();
  const { flowId } = useSelection();
  const flow = outline(texts).find((one) => one.flowId === flowId);
  return questionsOf(texts)(flow ?? NO_FLOW);
}
