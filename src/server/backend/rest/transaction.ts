import type { PGlite, Transaction } from '@electric-sql/pglite';
import { isRead, type Method } from './request.ts';
import type { Statement } from './statement.ts';

/** What Postgres is told about a request, for the policies to read. */
export type RequestContext = {
  method: Method;
  path: string;
  headers: Readonly<Record<string, string>>;
};

export type StatementResult = {
  /** The number of all matching rows, not just those of the page; null if not requested. */
  total: number | null;
  returned: number;
  /** The number of new rows of an upsert. */
  inserted: number;
  /** The rows as JSON. */
  body: string;
};

/**
 * All settings are local to the transaction; the role comes last, because it may not set the
 * others.
 */
const BEGIN = `select
  set_config('search_path', 'public', true),
  set_config('request.jwt.claims', '{"role":"anon"}', true),
  set_config('request.headers', $1, true),
  set_config('request.method', $2, true),
  set_config('request.path', $3, true),
  set_config('transaction_read_only', $4, true),
  set_config('role', 'anon', true)`;

/** Parameters are sent as text, whatever type Postgres infers for them. */
const AS_TEXT = Object.fromEntries(
  [16, 17, 20, 21, 23, 114, 700, 701, 1082, 1114, 1184, 1700, 3802].map((type) => [type, String]),
);

type Row = { total: string | null; returned: string; inserted: number; body: string };

/** Runs one request's statement as the role `anon`. `check` may throw, which rolls back. */
export async function runAsVisitor(
  postgres: PGlite,
  { method, path, headers }: RequestContext,
  { text, values }: Statement,
  check: (result: StatementResult) => void,
): Promise<StatementResult> {
  const readOnly = isRead(method) ? 'on' : 'off';
  return await postgres.transaction(async (transaction: Transaction) => {
    await transaction.query(BEGIN, [JSON.stringify(headers), method, path, readOnly]);
    const { rows } = await transaction.query<Row>(text, [...values], {
      serializers: AS_TEXT,
      parsers: { 20: (count) => count },
    });
    const [row] = rows;
    const result = {
      total: typeof row?.total === 'string' ? Number(row.total) : null,
      returned: Number(row?.returned ?? 0),
      inserted: row?.inserted ?? 0,
      body: row?.body ?? '[]',
    };
    check(result);
    return result;
  });
}
