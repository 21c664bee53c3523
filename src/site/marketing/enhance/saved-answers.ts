import { holdsAnswers, isStale, keysOf } from '../../../engine/core.ts';
import type { Enhancement } from './enhancement.ts';

/** The questionnaire that the dialog links to. */
const { progress } = keysOf('onboarding');

/** Shows the part of the log-in dialog that applies to this browser (decision D17). */
export const savedAnswers: Enhancement = (frame) => {
  const state = hasDraft() ? 'found' : 'none';
  for (const part of frame.querySelectorAll<HTMLElement>('[data-saved-answers]')) {
    part.hidden = part.dataset['savedAnswers'] !== state;
  }
  return undefined;
};

function hasDraft(): boolean {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(progress) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return false;
    return holdsAnswers(draft) && !isStale(draft, Date.now());
  } catch {
    // Forbidden storage and a damaged draft both count as no saved answers.
    return false;
  }
}
