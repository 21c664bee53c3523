import { carousel } from './carousel.ts';
import { dialogs } from './dialogs.ts';
import { ending } from './ending.ts';
import type { Enhancement } from './enhancement.ts';
import { fill, holdsAnswers, isStale, keysOf } from '../../../engine/core.ts';

/** The questionnaire that the dialog links to. */
const { progress } = keysOf('onboarding');

/**
 * Shows what applies to this browser: a part of the log-in dialog (decision D17), and on the landing
 * page the offer to continue. How far the visitor got is loaded after that, for them only.
 */
export const savedAnswers: Enhancement = (frame) => {
  const state = hasDraft() ? 'found' : 'none';
  for (const part of frame.querySelectorAll<HTMLElement>('[data-saved-answers]')) {
    part.hidden = part.dataset['savedAnswers'] !== state;
  }
  if (state === 'found') void showLeftOff(frame);
  return undefined;
};

async function showLeftOff(frame: HTMLElement): Promise<void> {
  const words = frame.querySelector<HTMLElement>('[data-left-off]');
  const link = frame.querySelector<HTMLAnchorElement>('[data-left-off-link]');
  if (words === null || link === null) return;
  // Without it, e.g. offline, the link leads to the first question, which offers the same.
  const code = await import('./left-off.ts').catch(() => undefined);
  const reached = await code?.loadLeftOff();
  if (reached === undefined) return;
  const { label, saved, href } = reached;
  words.textContent = fill(words.dataset['leftOff'] ?? '', { step: label, time: saved });
  link.href = href;
}

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

/** Logs the industry of a product page that starts onboarding (spec section 2, decision D18). */
export const chosenIndustry: Enhancement = (frame) => {
  const onClick = (event: MouseEvent) => {
    const tile = event.target instanceof Element ? event.target.closest('[data-industry]') : null;
    if (tile instanceof HTMLElement) console.log('Industry chosen:', tile.dataset['industry']);
  };
  frame.addEventListener('click', onClick);
  return () => frame.removeEventListener('click', onClick);
};

/** The not-found page logs the requested path (spec section 2, route table). */
export const missingPath: Enhancement = (frame) => {
  if (frame.querySelector('[data-not-found]') !== null) {
    console.error('Page not found:', location.pathname);
  }
  return undefined;
};

const enhancements: readonly Enhancement[] = [
  dialogs,
  savedAnswers,
  ending,
  chosenIndustry,
  missingPath,
  carousel,
];

/**
 * Adds behavior to the static markup of a marketing page. Reading the page and following links does
 * not depend on it. Returns the function that removes it all.
 */
export function enhance(frame: HTMLElement): () => void {
  const undo = enhancements.map((attach) => attach(frame));
  return () => undo.forEach((detach) => detach?.());
}
