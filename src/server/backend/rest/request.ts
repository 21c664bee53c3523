import { refuse } from './rest-error.ts';

/** What a request asks for in its `Prefer` header; words that PostgREST ignores are ignored. */
export type Prefer = {
  answer: 'minimal' | 'headers-only' | 'representation';
  onConflict: 'fail' | 'merge' | 'ignore';
  count: boolean;
  /** Columns that a row does not name take their default, not null. */
  missingDefault: boolean;
};

/** Parses a `Prefer` header; by default nothing is returned, counted or merged. */
export function parsePrefer(header: string | undefined): Prefer {
  const words = new Set((header ?? '').split(',').map((word) => word.trim()));
  return {
    answer: words.has('return=representation')
      ? 'representation'
      : words.has('return=headers-only')
        ? 'headers-only'
        : 'minimal',
    onConflict: words.has('resolution=merge-duplicates')
      ? 'merge'
      : words.has('resolution=ignore-duplicates')
        ? 'ignore'
        : 'fail',
    // An exact count is a valid estimate, and these tables are small.
    count: ['count=exact', 'count=planned', 'count=estimated'].some((word) => words.has(word)),
    missingDefault: words.has('missing=default'),
  };
}

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/** @throws RestError (405) for any other method */
export function knownMethod(name: string): Method {
  const method = METHODS.find((known) => known === name);
  if (!method) throw refuse(405, 'PGRST117', `Unsupported HTTP method: ${name}`);
  return method;
}

/** Whether a method only reads; all others write. */
export const isRead = (method: Method): boolean => method === 'GET' || method === 'HEAD';
