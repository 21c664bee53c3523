import type { Relation } from '../catalog.ts';
import { checkConditions } from './condition-limit.ts';
import { parseFilter, type Filter } from './filter.ts';
import { parseTree } from './logic-tree.ts';
import { parseOrder, type OrderTerm } from './order.ts';
import { refuse, unparsable } from './rest-error.ts';
import { checkSearches } from './search-limit.ts';
import { parseSelection, type Selection } from './selection.ts';

/** The query string of a request. */
export type Query = {
  select: Selection;
  filters: readonly Filter[];
  order: readonly OrderTerm[];
  limit: number | undefined;
  offset: number;
  /** The columns that a write takes from its rows; undefined for all of them. */
  columns: readonly string[] | undefined;
  onConflict: readonly string[] | undefined;
};

const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);
const TREES = new Set(['and', 'or', 'not.and', 'not.or']);

/**
 * Parses the query string of a request; unreserved names are filters.
 * @throws RestError (400 or 416) for what is malformed, unsupported or over a limit
 */
export function parseQuery(search: URLSearchParams, relation: Relation): Query {
  const filters = [...search]
    .filter(([name]) => !RESERVED.has(name))
    .map(([name, text]) => (TREES.has(name) ? parseTree(name, text) : parseFilter(name, text)));
  checkConditions(filters);
  checkSearches(filters);
  const order = search.get('order');
  const limit = parseCount(search.get('limit'));
  const offset = parseCount(search.get('offset')) ?? 0;
  if (limit === 0 && offset > 0) throw emptyPage;
  return {
    select: parseSelection(search.get('select') ?? '', relation),
    filters,
    order: order === null ? [] : parseOrder(order),
    limit,
    offset,
    columns: parseNames(search.get('columns')),
    onConflict: parseNames(search.get('on_conflict')),
  };
}

const emptyPage = refuse(
  416,
  'PGRST103',
  'Requested range not satisfiable',
  'Limit should be greater than or equal to zero.',
);

function parseCount(text: string | null): number | undefined {
  if (text === null) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw unparsable('limit or offset', text);
  return Number(text);
}

const parseNames = (text: string | null) =>
  text === null || text === ''
    ? undefined
    : text.split(',').map((name) => /^"(.*)"$/s.exec(name)?.[1] ?? name);
