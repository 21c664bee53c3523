import { questionnaires } from 'virtual:questionnaires';
import { baseOf } from '../funnel-path.ts';
import { untilLoaded } from '../../engine/ui.ts';
import { loadOnce, type Questionnaire, questionnaireOf } from '../../engine/pages.ts';
import { pageViews } from './pages/views.ts';

const BASES = questionnaires.map(({ base }) => base);

const loads = loadOnce<Questionnaire>((base) => {
  const found = questionnaires.find((one) => one.base === base);
  return found && (async () => questionnaireOf(await untilLoaded(found.load), pageViews));
});

/** Loads, once, the questionnaire that a path of the site belongs to; undefined if there is none. */
export function loadQuestionnaire(path: string): Promise<Questionnaire> | undefined {
  const base = baseOf(path, BASES);
  return base === undefined ? undefined : loads.load(base);
}
