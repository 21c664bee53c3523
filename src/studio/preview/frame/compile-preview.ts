import { compileQuestionnaire } from '../../../engine/index.ts';
import { isStep, placeAt, type Questionnaire } from '../../../onboarding/questionnaire.ts';
import { loadStep } from '../../../onboarding/step/load-step.ts';
import type { Show } from '../messages.ts';
import { siteParts } from './site-parts.ts';
import { sourceOf } from './source.ts';

export type Preview = {
  questionnaire: Questionnaire;
  /** The path of its first step. */
  start: string;
  /** Makes its steps the ones that are shown, after an attempt with others that failed. */
  offerAgain: () => void;
};

/**
 * Compiles the questionnaire, and the step that its visitor will see.
 * @throws (rejects) with a sentence when it cannot be shown
 */
export async function compilePreview(
  { texts, flowPath, place }: Pick<Show, 'texts' | 'flowPath' | 'place'>,
  here: string,
): Promise<{ preview: Preview; path: string }> {
  const source = { ...sourceOf(texts, flowPath), ...siteParts };
  const questionnaire = compileQuestionnaire(source);
  const { start, steps, pages } = questionnaire.flow.source;
  const pathOf = (id: string) => [...steps, ...pages].find((one) => one.id === id)?.path;
  const first = pathOf(start) ?? '/';
  const wanted = (place === undefined ? undefined : pathOf(place)) ?? here;
  const found = placeAt(questionnaire.flow, wanted);
  if (found !== undefined && isStep(found)) await loadStep(found.id);
  const offerAgain = () => void compileQuestionnaire(source);
  return {
    preview: { questionnaire, start: first, offerAgain },
    path: found === undefined ? first : wanted,
  };
}
