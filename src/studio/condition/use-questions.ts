import { useMemo } from 'react';
import { outline } from '../project/outline.ts';
import { useProject } from '../project/use-project.ts';
import { useSelection } from '../selection/use-selection.ts';
import { questionsIn, type Questions } from './questions.ts';

/** What conditions of the questionnaire that is open can be about. */
export function useQuestions(): Questions {
  const { texts } = useProject();
  const { flowId } = useSelection();
  return useMemo(() => {
    const flow = outline(texts).find((one) => one.flowId === flowId);
    return questionsIn(texts, flow?.path ?? '');
  }, [texts, flowId]);
}
