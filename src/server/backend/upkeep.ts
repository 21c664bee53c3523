import type { PGlite } from '@electric-sql/pglite';
import type { Space } from './free-space.ts';
import type { FairQueue } from './fair-queue.ts';

/** The background work that a Postgres server does by itself and PGlite does not. */
export type Upkeep = {
  /** Call it after every write. */
  wrote(): void;
  stop(): void;
};

type Parts = { postgres: Pick<PGlite, 'exec'>; queue: FairQueue; space: Space };

/**
 * Number of writes after which reclaiming old row versions is worthwhile, and after which it cannot
 * wait.
 */
const WORTHWHILE = 200;
const AT_LATEST = 400;
/** Milliseconds without a write that count as a quiet moment. */
const QUIET = 500;
const DAY = 24 * 60 * 60 * 1000;

/** Each save leaves the old version of its row behind. */
const VACUUM = 'vacuum public.onboarding, public.onboarding_answers';
/** Lets Postgres reuse its log; takes a few hundred milliseconds. */
const CHECKPOINT = 'checkpoint';
const DELETE_STALE = 'select private.delete_stale_drafts()';

/** Deletes stale drafts now and daily, and reclaims space in quiet moments. */
export function startUpkeep({ postgres, queue, space }: Parts): Upkeep {
  const self = { address: 'upkeep', connection: {} };
  let writes = 0;
  let quiet: NodeJS.Timeout | undefined;
  let isStopped = false;

  function run(statements: readonly string[]): void {
    // Like every write, it needs room for the log.
    if (!space.hasFreeSpace()) return;
    const work = async () => {
      for (const statement of statements) if (!isStopped) await postgres.exec(statement);
    };
    queue.take(self, work).catch((error: unknown) => {
      console.error('The upkeep of the database failed:', error);
    });
  }

  function reclaim(statements: readonly string[]): void {
    writes = 0;
    run(statements);
  }

  run([DELETE_STALE]);
  const daily = setInterval(() => run([DELETE_STALE, VACUUM, CHECKPOINT]), DAY).unref();
  return {
    wrote() {
      writes += 1;
      clearTimeout(quiet);
      if (writes >= AT_LATEST) reclaim([VACUUM]);
      else if (writes >= WORTHWHILE) {
        quiet = setTimeout(reclaim, QUIET, [VACUUM, CHECKPOINT]).unref();
      }
    },
    stop() {
      isStopped = true;
      clearTimeout(quiet);
      clearInterval(daily);
    },
  };
}
