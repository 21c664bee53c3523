import type { PGlite } from '@electric-sql/pglite';
import type { Space } from './free-space.ts';
import type { FairQueue } from './fair-queue.ts';

/** The background work that a Postgres server does by itself and PGlite does not. */
export type Upkeep = {
  /** Call it after every write. */
  wrote(): void;
  /** Call it when a write was refused because the disk is full. */
  refused(): void;
  stop(): void;
};

type Parts = { postgres: Pick<PGlite, 'exec' | 'query'>; queue: FairQueue; space: Space };

/**
 * Number of writes after which reclaiming old row versions is worthwhile, and after which it cannot
 * wait.
 */
const WORTHWHILE = 200;
const AT_LATEST = 400;
/** Milliseconds without a write that count as a quiet moment. */
const QUIET = 500;
/** Milliseconds from one attempt to make room on a full disk to the next. */
const PATIENCE = 60_000;
/**
 * Bytes of the log at which a checkpoint cannot wait for a quiet moment. Between two looks at it come
 * `AT_LATEST` writes, which make 40 MiB at most.
 */
const LONGEST_LOG = 64 * 1024 * 1024;
const DAY = 24 * 60 * 60 * 1000;

/** Each save leaves the old version of its row behind. */
const VACUUM = 'vacuum public.onboarding, public.onboarding_answers';
/** Lets Postgres reuse its log; takes a few hundred milliseconds. */
const CHECKPOINT = 'checkpoint';
const LOG_LENGTH = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes
  from pg_control_checkpoint()`;
const DELETE_STALE = 'select private.delete_stale_drafts()';

/** Deletes stale drafts now and daily, and reclaims space in quiet moments. */
export function startUpkeep({ postgres, queue, space }: Parts): Upkeep {
  const self = { address: 'upkeep', connection: {} };
  let writes = 0;
  let quiet: NodeJS.Timeout | undefined;
  let isStopped = false;
  let madeRoomAt = -Infinity;

  function queued(work: () => Promise<void>): void {
    queue.take(self, work).catch((error: unknown) => {
      console.error('The upkeep of the database failed:', error);
    });
  }

  async function execute(statements: readonly string[]): Promise<void> {
    for (const statement of statements) if (!isStopped) await postgres.exec(statement);
  }

  function run(statements: readonly string[]): void {
    // Like every write, it needs room for the log.
    if (space.hasFreeSpace()) queued(() => execute(statements));
    else makeRoom();
  }

  function reclaim(statements: readonly string[]): void {
    writes = 0;
    run(statements);
  }

  /** Without a quiet moment, the log would grow until the disk is full. */
  async function shortenLog(): Promise<void> {
    if (isStopped) return;
    const { rows } = await postgres.query<{ bytes: number }>(LOG_LENGTH);
    if ((rows[0]?.bytes ?? 0) >= LONGEST_LOG) await execute([CHECKPOINT]);
  }

  /** What was deleted, and the log of earlier writes, go first. */
  function makeRoom(): void {
    if (performance.now() - madeRoomAt < PATIENCE || !space.hasSpaceToDelete()) return;
    madeRoomAt = performance.now();
    queued(() => execute([VACUUM, CHECKPOINT]));
  }

  run([DELETE_STALE]);
  const daily = setInterval(() => run([DELETE_STALE, VACUUM, CHECKPOINT]), DAY).unref();
  return {
    wrote() {
      writes += 1;
      clearTimeout(quiet);
      if (writes >= AT_LATEST) {
        reclaim([VACUUM]);
        queued(shortenLog);
      } else if (writes >= WORTHWHILE) {
        quiet = setTimeout(reclaim, QUIET, [VACUUM, CHECKPOINT]).unref();
      }
    },
    refused: makeRoom,
    stop() {
      isStopped = true;
      clearTimeout(quiet);
      clearInterval(daily);
    },
  };
}
