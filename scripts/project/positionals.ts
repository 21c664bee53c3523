import { stop } from './flows.ts';

/** The arguments that a command takes before its options. Ends the command if they are not as many. */
export function positionalsFor(usage: string, given: readonly string[]): readonly string[] {
  const wanted = usage.split(' -- ')[0]?.match(/\b[A-Z]+\b/g) ?? [];
  if (given.length === wanted.length) return given;
  // npm keeps options to itself that come without a separate "--".
  return stop(`Write: npm run ${usage}`);
}
