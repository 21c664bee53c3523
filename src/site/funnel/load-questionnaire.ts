import { questionnaires } from 'virtual:questionnaires';
import { baseOf } from '../funnel-path.ts';
import { untilLoaded } from '../../engine/ui/until-loaded.ts';
import { loadOnce } from '../../engine/pages/load-once.ts';
import { questionnaireOf } from '../../engine/pages/make-questionnaire.ts';
import type { Questionnaire } from '../../engine/pages/questionnaire.ts';
import { pageKinds } from './pages/kinds.ts';

const BASES = questionnaires.map(({ base }) => base);

const loads = loadOnce<Questionnaire>((base) => {
  const found = questionnaires.find((one) => one.base === base);
  return found && (async () => questionnaireOf(await untilLoaded(found.load), pageKinds));
});

/** Loads, once, the questionnaire that a path of the site belongs to; undefined if there is none. */
export function loadQuestionnaire(path: string): Promise<Questionnaire> | undefined {
  const base = baseOf(path, BASES);
  return base === undefined ? undefined : loads.load(base);
}
