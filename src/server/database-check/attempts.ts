import type { PGlite } from '@electric-sql/pglite';

/** Who asks: a role of the API with the headers of the request, as PostgREST hands them on. */
export type Requester = { role: 'anon' | 'authenticated' | 'service_role'; headers: string };

export const holderOf = (id: string): Requester => ({
  role: 'anon',
  headers: JSON.stringify({ 'x-onboarding-id': id }),
});

/** What came of a statement, which is undone in any case. */
export type Attempt =
  | { ok: true; rows: readonly Record<string, unknown>[]; affected: number }
  | { ok: false; refusal: Refusal };

export type Refusal = { message: string; constraint: string; column: string };

/** Runs a statement for a requester inside the current transaction, and undoes it. */
export async function attemptAs(
  postgres: PGlite,
  { role, headers }: Requester,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Attempt> {
  await postgres.exec(`savepoint attempt; set local role ${role}`);
  try {
    await postgres.query(`select set_config('request.headers', $1, true)`, [headers]);
    return await run(postgres, sql, parameters);
  } finally {
    await postgres.exec('rollback to savepoint attempt');
  }
}

/** Runs a statement as the owner of the database and keeps what it did unless it was refused. */
export async function attemptAsOwner(
  postgres: PGlite,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Attempt> {
  await postgres.exec('savepoint attempt');
  const attempt = await run(postgres, sql, parameters);
  await postgres.exec(`${attempt.ok ? 'release' : 'rollback to'} savepoint attempt`);
  return attempt;
}

async function run(
  postgres: PGlite,
  sql: string,
  parameters: readonly unknown[],
): Promise<Attempt> {
  try {
    const { rows, affectedRows = 0 } = await postgres.query<Record<string, unknown>>(sql, [
      ...parameters,
    ]);
    return { ok: true, rows, affected: affectedRows };
  } catch (error) {
    return { ok: false, refusal: refusalIn(error) };
  }
}

/** What Postgres says about a refused statement. An error of any other kind is thrown again. */
export function refusalIn(error: unknown): Refusal {
  if (!(error instanceof Error) || !('severity' in error)) throw error;
  const named = (key: string): string => {
    const value: unknown = Object.entries(error).find(([name]) => name === key)?.[1];
    return typeof value === 'string' ? value : '';
  };
  return { message: error.message, constraint: named('constraint'), column: named('column') };
}
