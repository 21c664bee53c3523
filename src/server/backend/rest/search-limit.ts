import type { Filter } from './filter.ts';
import { unparsable } from './rest-error.ts';

/** Operators that search the whole field for each part of their value. */
const SEARCHING = new Set(['like', 'ilike', '@>', '<@']);
const MOST = 10;
const LONGEST = 512;

/**
 * Throws if a request searches for more than a person would. Each character can cost a scan of all
 * answers in a row, and this Postgres serves no other request in the meantime.
 */
export function checkSearches(filters: readonly Filter[]): void {
  const values = filters.flatMap(searchedFor);
  const length = values.reduce((sum, value) => sum + value.length, 0);
  if (values.length <= MOST && length <= LONGEST) return;
  const limit = `More than ${MOST} searches, or than ${LONGEST} characters to search for`;
  throw unparsable('filter', values.join(' '), limit);
}

function searchedFor(filter: Filter): string[] {
  if (filter.kind === 'tree') return filter.parts.flatMap(searchedFor);
  return filter.kind === 'compare' && SEARCHING.has(filter.operator) ? [filter.value] : [];
}
