import { captureEarlyAnswers } from '../onboarding/early-answers.ts';
import { loadQuestionnaire } from './load-questionnaire.ts';
import { isStep, placeAt } from '../../engine/pages/questionnaire.ts';
import { loadStep } from '../../engine/pages/step/load-step.ts';

/** Loads everything that the step at `path` needs to render, if there is such a step. */
export async function loadPlace(path: string): Promise<void> {
  const questionnaire = await loadQuestionnaire(path);
  const place = questionnaire && placeAt(questionnaire.flow, path);
  if (place !== undefined && isStep(place)) await loadStep(place);
}

/** Loads everything that the prerendered step at `path` needs, so that it hydrates in one go. */
export async function prepareHydration(path: string, page: Document): Promise<void> {
  await loadPlace(path);
  captureEarlyAnswers(page);
}
