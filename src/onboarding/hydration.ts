import { takeEarlyAnswers } from './early-answers.ts';
import { onboardingFlow } from './flow.ts';
import { loadStep } from './step/load-step.ts';

/** Makes ready what the prerendered step at `path` needs, so that it is taken over in one go. */
export async function prepareHydration(path: string, page: Document): Promise<void> {
  const place = onboardingFlow.at(path.replace(/\/$/, ''));
  if (place !== undefined && 'sections' in place) await loadStep(place.id);
  takeEarlyAnswers(page);
}
