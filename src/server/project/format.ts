import { format } from 'oxfmt';
import style from '../../../.oxfmtrc.json' with { type: 'json' };

const { printWidth, singleQuote } = style;

/**
 * A text as `npm run format` would write it; null if it cannot be parsed.
 * @param path its ending names the language
 */
export async function formatText(path: string, text: string): Promise<string | null> {
  const { code, errors } = await format(path, text, { printWidth, singleQuote });
  return errors.length === 0 ? code : null;
}
