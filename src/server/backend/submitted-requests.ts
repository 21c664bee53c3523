import type { Database } from './database.ts';

/** A row of the view `submitted_quote_requests`, as JSON. */
export type SubmittedRequest = Record<string, unknown>;

/** All submitted quote requests as a JSON list, last saved first, read as `service_role`. */
export async function submittedRequests({ postgres }: Database): Promise<string> {
  return await postgres.transaction(async (transaction) => {
    await transaction.exec('set local role service_role; set transaction read only');
    const { rows } = await transaction.query<{ requests: string }>(
      `select coalesce(json_agg(request order by request.last_saved_at desc), '[]')::text as requests
       from public.submitted_quote_requests request`,
    );
    return rows[0]?.requests ?? '[]';
  });
}

/** The columns in order, even if there are no rows. */
export const submittedColumns = ({ catalog }: Database): string[] => [
  ...(catalog.get('submitted_quote_requests')?.columns.keys() ?? []),
];
