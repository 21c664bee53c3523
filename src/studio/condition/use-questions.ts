import { onceEach } from '../../logic/once.ts';
import { outline, type FlowOutline } from '../project/outline.ts';
import type { Texts } from '../project/project-store.ts';
import { useProject } from '../project/use-project.ts';
import { useSelection } from '../selection/use-selection.ts';
import { questionsIn, type Questions } from './questions.ts';

const questionsOf = onceEach((texts: Texts) =>
  onceEach((flow: FlowOutline) => questionsIn(texts, flow.path)),
);

/** Stands for a questionnaire that is not there. */
const NO_FLOW: FlowOutline = { flowId: '', path: '', steps: [], pages: [] };

/** What conditions of the questionnaire that is open can be about. */
export function useQuestions(): Questions {
  const { texts } = useProject();
  const { flowId } = useSelection();
  const flow = outline(texts).find((one) => one.flowId === flowId);
  return questionsOf(texts)(flow ?? NO_FLOW);
}
