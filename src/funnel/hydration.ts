import { takeEarlyAnswers } from '../onboarding/early-answers.ts';
import { loadQuestionnaire } from './load-questionnaire.ts';
import { isStep, placeAt } from '../onboarding/questionnaire.ts';
import { loadStep } from '../onboarding/step/load-step.ts';

/** Loads what the step at `path` is drawn from, if there is one. */
export async function loadPlace(path: string): Promise<void> {
  const questionnaire = await loadQuestionnaire(path);
  const place = questionnaire && placeAt(questionnaire.flow, path);
  if (place !== undefined && isStep(place)) await loadStep(place.id);
}

/** Makes ready what the prerendered step at `path` needs, so that it is taken over in one go. */
export async function prepareHydration(path: string, page: Document): Promise<void> {
  await loadPlace(path);
  takeEarlyAnswers(page);
}
