import { format } from 'prettier';

/** Formats JSON as `npm run format` does. */
export const formatJson = (text: string): Promise<string> =>
  format(text, { parser: 'json', printWidth: 100 });
