import { keysOf } from '../../engine/core.ts';
import { storedLeftOff } from '../../engine/pages.ts';
import { FUNNEL } from '../funnel-path.ts';
import { loadQuestionnaire } from './load-questionnaire.ts';

/** Where this browser's visitor left off in the main questionnaire, read from what it has stored. */
export async function loadLeftOff() {
  const questionnaire = await loadQuestionnaire(FUNNEL);
  if (questionnaire === undefined) return undefined;
  const { progress } = keysOf(questionnaire.flow.source.id);
  return storedLeftOff(questionnaire, localStorage.getItem(progress), new Date());
}
