import texts from '../../../schemas/content/step-texts.json';
import { fill } from '../../ui/fill.ts';

/**
 * The title of a step: its place on the visitor's path as `stepCount` gives it, which
 * a step that is not on that path has not got, and the question.
 */
export function stepTitle(
  question: string,
  { number, of }: { number: number; of: number },
  failed: boolean,
): string {
  const error = failed ? texts.errorPrefix : '';
  return number > 0 ? fill(texts.title, { error, n: number, m: of, question }) : error + question;
}
