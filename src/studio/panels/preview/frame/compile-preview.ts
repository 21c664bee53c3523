import { previewParts } from 'virtual:preview-parts';
import { runnable } from '../../../../engine/index.ts';
import { isStep, loadStep, placeAt, type Questionnaire } from '../../../../engine/pages.ts';
import type { Show } from '../messages.ts';
import { sourceOf } from './source.ts';

export type Preview = {
  questionnaire: Questionnaire;
  /** The path of its first step. */
  start: string;
};

/** The path of a step or end page. */
export function pathOf({ flow }: Questionnaire, place: string | undefined): string | undefined {
  return [...flow.source.steps, ...flow.source.pages].find(({ id }) => id === place)?.path;
}

/**
 * Compiles the questionnaire, and loads the step that its visitor will see.
 * @throws (rejects) with a message if it cannot be shown
 */
export async function compilePreview(
  { texts, flowPath, place }: Pick<Show, 'texts' | 'flowPath' | 'place'>,
  here: string,
): Promise<{ preview: Preview; path: string }> {
  const questionnaire = runnable({ ...sourceOf(texts, flowPath), ...previewParts });
  const first = pathOf(questionnaire, questionnaire.flow.source.start) ?? '/';
  const wanted = pathOf(questionnaire, place) ?? here;
  const found = placeAt(questionnaire.flow, wanted);
  if (found !== undefined && isStep(found)) await loadStep(found);
  return {
    preview: { questionnaire, start: first },
    path: found === undefined ? first : wanted,
  };
}
