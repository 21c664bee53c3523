import type { RemoteFailure } from './repository-contract.ts';

/** What supabase-js returns for a failed call. Its message is never used. */
export type RemoteAnswer = { status: number; error: { code: string } | null };

/** Postgres: unique violation, foreign key violation. The row has changed since it was seen. */
const ROW_CHANGED = new Set(['23505', '23503']);
const TRY_AGAIN = new Set([0, 408, 425, 429]);
const CONTENT = new Set([400, 413, 414, 422]);

/**
 * Sorts a failed call by what to do about it. Postgres' classes 22 (data) and 23 (constraint) and
 * the statuses 400, 413, 414, 422 blame the content; PostgREST's own codes blame the setup. A
 * "success" that cannot be read comes from something in between, such as a hotel's login page.
 */
export function classifyFailure({ status, error }: RemoteAnswer): RemoteFailure {
  const code = error?.code || String(status);
  if (ROW_CHANGED.has(code) || (status === 409 && !/^2[23]/.test(code))) {
    return { kind: 'conflict', code };
  }
  if (/^2[23]...$/.test(code)) return { kind: 'invalid', code };
  const isUnreadable = status >= 200 && status < 300;
  if (TRY_AGAIN.has(status) || status >= 500 || isUnreadable) return { kind: 'unreachable', code };
  if (code.startsWith('PGRST')) return { kind: 'denied', code };
  return { kind: CONTENT.has(status) ? 'invalid' : 'denied', code };
}
