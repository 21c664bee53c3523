import { onceEach } from '../../engine/core.ts';
import { outline, type FlowOutline } from '../project/outline.ts';
import type { Texts } from '../project/project-store.ts';
import { useProject } from '../project/use-project.ts';
import { useSelection } from '../selection/use-selection.ts';
import { questionsIn, type Questions } from './questions.ts';

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
