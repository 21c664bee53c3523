import { loadQuestionnaire } from './load-questionnaire.ts';
import { isStep, loadStep, placeAt } from '../../engine/pages.ts';

/**
 * Loads everything that the step at `path` needs to render, if there is such a step; a prerendered
 * one then hydrates in one go.
 */
export async function loadPlace(path: string): Promise<void> {
  const questionnaire = await loadQuestionnaire(path);
  const place = questionnaire && placeAt(questionnaire.flow, path);
  if (place !== undefined && isStep(place)) await loadStep(place);
}
