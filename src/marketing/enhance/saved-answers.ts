import type { Enhancement } from './enhance.ts';

/** The draft's key in local storage (spec section 3). */
const DRAFT_KEY = 'onboardingProgress';

/** Shows the part of the log-in dialog that is true of this browser (decision D17). */
export const savedAnswers: Enhancement = (frame) => {
  const state = hasDraft() ? 'found' : 'none';
  for (const part of frame.querySelectorAll<HTMLElement>('[data-saved-answers]')) {
    part.hidden = part.dataset['savedAnswers'] !== state;
  }
  return undefined;
};

function hasDraft(): boolean {
  try {
    return localStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    // A browser that forbids storage has no saved answers.
    return false;
  }
}
