import { questionnaires } from 'virtual:questionnaires';
import { keysOf } from '../../../engine/core.ts';
import { questionnaireOf, storedLeftOff } from '../../../engine/pages.ts';
import { FUNNEL } from '../../funnel-path.ts';

/** Where this browser's visitor left off in the main questionnaire, read from what it has stored. */
export async function loadLeftOff() {
  const main = questionnaires.find(({ base }) => base === FUNNEL);
  if (main === undefined) return undefined;
  const questionnaire = questionnaireOf(await main.load());
  const { progress } = keysOf(questionnaire.flow.source.id);
  return storedLeftOff(questionnaire, localStorage.getItem(progress), new Date());
}
