import type { Filter } from './filter.ts';
import { refuse } from './rest-error.ts';

/** PostgREST has no limit of its own; the product sends one or two conditions per request. */
const MOST = 50;

/**
 * Throws if a request has more conditions than a person would write: each one makes the statement take
 * longer to plan, and this Postgres serves no other request in the meantime. Status and code are those
 * of Postgres for a statement that is too complex.
 */
export function checkConditions(filters: readonly Filter[]): void {
  const count = filters.reduce((sum, filter) => sum + conditionsIn(filter), 0);
  if (count <= MOST) return;
  throw refuse(413, '54001', 'statement too complex', `More than ${MOST} conditions: ${count}`);
}

function conditionsIn(filter: Filter): number {
  if (filter.kind !== 'tree') return 1;
  return filter.parts.reduce((sum, part) => sum + conditionsIn(part), 0);
}
