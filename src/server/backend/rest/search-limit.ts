import type { Filter } from './filter.ts';
import { unparsable } from './rest-error.ts';

/** Operators that look for each part of their value all through the field. */
const SEARCHING = new Set(['like', 'ilike', '@>', '<@']);
const MOST = 10;
const LONGEST = 512;

/**
 * Throws when a request searches for more than a person would. Each character can cost a walk
 * through all the answers of a row, and Postgres here answers nobody else meanwhile.
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
