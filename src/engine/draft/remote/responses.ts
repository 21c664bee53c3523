import { isObject } from '../../logic/json.ts';
import type { RemoteFailure, RemoteResult } from './repository-contract.ts';
import type { RetryAfter } from './retry-after.ts';

export function done<T>(value: T): RemoteResult<T> {
  return { ok: true, value };
}

type Failed = { ok: false; failure: RemoteFailure };

/** A host without a database responds with an empty 404, which the client takes for a 204. */
export const noServer: Failed = { ok: false, failure: { kind: 'denied', code: 'no server' } };

/** JSON that is not this id's row, such as a proxy's notice: the server may be behind it. */
export const notThisRow: Failed = {
  ok: false,
  failure: { kind: 'unreachable', code: 'not the row' },
};

/** Reads the server's responses to requests about the rows of one id. */
export type Responses = {
  failed: (answer: RemoteAnswer) => Failed;
  /** True for the id's own row and for none. */
  isOwnOrNone: (row: unknown) => boolean;
  /** The result of a write, which the server confirms with the row; no row means a conflict. */
  written: (answer: RemoteAnswer & { data: unknown }) => RemoteResult<unknown>;
};

export function responsesAbout(uuid: string, waitAsked: RetryAfter['asked']): Responses {
  const failed: Responses['failed'] = (answer) => {
    const wait = waitAsked();
    return {
      ok: false,
      failure: { ...classifyFailure(answer), ...(wait === undefined ? {} : { wait }) },
    };
  };
  const isOwnOrNone = (row: unknown) => row === null || (isObject(row) && row.id === uuid);
  return {
    failed,
    isOwnOrNone,
    written(answer) {
      if (answer.error) return failed(answer);
      if (!isOwnOrNone(answer.data)) return notThisRow;
      if (answer.data !== null) return done(answer.data);
      const isServer = answer.status === 200 || answer.status === 201;
      return isServer ? { ok: false, failure: { kind: 'conflict', code: 'no row' } } : noServer;
    },
  };
}

/** What supabase-js returns for a failed call. Its message is never used. */
type RemoteAnswer = { status: number; error: { code: string } | null };

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
