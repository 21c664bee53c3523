import type { Database } from './database.ts';

/** A row of the view `submitted_quote_requests`, as JSON. */
export type SubmittedRequest = Record<string, unknown>;

/** Rows a page: they take Postgres about 100 ms, and then it is the visitors' turn. */
const PAGE = 50;

const SELECT_PAGE = `
select
  coalesce(json_agg(request), '[]')::text as requests,
  count(*)::int as count,
  max(request.last_saved_at)::text as last
from (
  select * from public.submitted_quote_requests
  where last_saved_at > $1::timestamptz
  order by last_saved_at
  fetch first ${PAGE} rows with ties
) as request`;

type Page = { requests: string; count: number; last: string | null };

/**
 * All submitted quote requests, read as `service_role`, in pages that are JSON lists. First saved first:
 * a request that is saved again meanwhile comes again at the end, and none is missed.
 */
export async function* submittedPages({ postgres, queue }: Database): AsyncGenerator<string> {
  const self = { address: 'export', connection: {} };
  let after: string | null = '-infinity';
  while (after !== null) {
    const since: string = after;
    const { rows } = await queue.take(self, () =>
      postgres.transaction(async (transaction) => {
        await transaction.exec('set local role service_role; set transaction read only');
        return await transaction.query<Page>(SELECT_PAGE, [since]);
      }),
    );
    const [page] = rows;
    if (page === undefined || page.count === 0) return;
    yield page.requests;
    after = page.last;
  }
}

/** The requests of all pages, last saved first; of one that was saved meanwhile, only the newer. */
export function newestFirst(pages: readonly (readonly SubmittedRequest[])[]): SubmittedRequest[] {
  const seen = new Set<unknown>();
  return pages
    .flat()
    .toReversed()
    .filter(({ quote_id: id }) => {
      if (typeof id !== 'string') return true;
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    });
}

/** The columns in order, even if there are no rows. */
export const submittedColumns = ({ catalog }: Database): string[] => [
  ...(catalog.get('submitted_quote_requests')?.columns.keys() ?? []),
];
