import { refuse } from './rest-error.ts';

/** How rows are serialized. `single`: one object; anything but one row is an error. */
export type AnswerFormat = {
  single: boolean;
  headers: Record<string, string>;
  body: (rows: string) => string;
};

const SINGLE = 'application/vnd.pgrst.object';
const MANY = new Set(['*/*', 'application/*', 'application/json', 'application/vnd.pgrst.array']);

/** The first known media type of an `Accept` header; a list if there is no header. */
export function responseFormat(accept: string | undefined): AnswerFormat {
  for (const given of (accept ?? '*/*').split(',')) {
    const [name = '', ...parameters] = given.split(';').map((part) => part.trim());
    if (parameters.some((parameter) => parameter.startsWith('nulls='))) continue;
    const type = name.replace(/\+json$/, '');
    if (type === SINGLE) {
      // By now the list has exactly one row; see notSingle.
      const headers = { 'Content-Type': `${SINGLE}+json; charset=utf-8` };
      return { single: true, headers, body: (rows) => rows.slice(1, -1) };
    }
    if (MANY.has(type)) {
      const headers = { 'Content-Type': 'application/json; charset=utf-8' };
      return { single: false, headers, body: (rows) => rows };
    }
  }
  throw refuse(415, 'PGRST107', `None of these media types are available: ${accept}`);
}
