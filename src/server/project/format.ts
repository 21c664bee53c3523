import { format } from 'oxfmt';
import style from '../../../.oxfmtrc.json' with { type: 'json' };

const { printWidth, singleQuote } = style;

/**
 * A text as `npm run format` would write it; null if it cannot be parsed, or if it is nested so deeply
 * that the formatter could end the process.
 * @param path its ending names the language
 */
export async function formatText(path: string, text: string): Promise<string | null> {
  if (isTooDeep(text)) return null;
  const { code, errors } = await format(path, text, { printWidth, singleQuote });
  return errors.length === 0 ? code : null;
}

/** The formatter is native code: at some 2,000 levels it overflows its stack. */
const DEEPEST = 500;

/** Counts the brackets in texts and comments too, where a parser could disagree about their ends. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
