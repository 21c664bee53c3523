import texts from '../../../../schemas/content/step-texts.json';
import { fill } from '../../ui/fill.ts';

/**
 * The title of a step: its number on the visitor's path (`stepCount`), unless it is not on that
 * path, and the question.
 */
export function stepTitle(
  question: string,
  { number, of }: { number: number; of: number },
  failed: boolean,
): string {
  const error = failed ? texts.errorPrefix : '';
  return number > 0 ? fill(texts.title, { error, n: number, m: of, question }) : error + question;
}
