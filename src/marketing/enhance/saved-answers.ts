import type { Enhancement } from './enhance.ts';

/** The draft's key in local storage (spec section 3). */
const DRAFT_KEY = 'onboardingProgress';
/** What a draft holds before anything is answered, and after all answers were deleted. */
const WITHOUT_ANSWERS = ['uuid', 'currentStep', 'flowVersion', 'sync'];

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
    const draft: unknown = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}');
    return Object.keys(draft ?? {}).some((key) => !WITHOUT_ANSWERS.includes(key));
  } catch {
    // A browser that forbids storage has no saved answers, nor has a damaged draft.
    return false;
  }
}
