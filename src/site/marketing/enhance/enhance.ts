import { carousel } from './carousel.ts';
import { chosenIndustry } from './chosen-industry.ts';
import { dialogs } from './dialogs.ts';
import { ending } from './ending.ts';
import type { Enhancement } from './enhancement.ts';
import { missingPath } from './missing-path.ts';
import { savedAnswers } from './saved-answers.ts';

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
