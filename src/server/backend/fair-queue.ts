/** The sender of a request: limits and fairness apply per address, then per connection. */
export type Requester = { address: string; connection: object };

/**
 * The single queue in front of Postgres, which runs in this process and handles one statement at a time.
 */
export type FairQueue = {
  /** Runs the work when its turn comes; settles as the work does. */
  take<Result>(requester: Requester, work: () => Promise<Result>): Promise<Result>;
  /** True if nothing is running or waiting. */
  isIdle(): boolean;
};

type Job = () => Promise<void>;
/** The jobs waiting for an address, by connection. */
type Line = Map<object, Job[]>;

/** Milliseconds that a job costs in addition to its run time. */
const BASE_COST = 1;
const MOST_ACCOUNTS = 1_000;

/**
 * Fair queuing: addresses get equal shares of time, and the connections of an address take turns within
 * its share. The address that has used the least time is next; a new one starts level with it, so that
 * nobody gets ahead of a newcomer by sending a thousand requests, or expensive ones. The event loop runs
 * between two jobs; otherwise no socket would be read until the queue is empty (PGlite is synchronous).
 */
export function openFairQueue(
  nextLoop: () => Promise<void> = eventLoop,
  now: () => number = () => performance.now(),
): FairQueue {
  const lines = new Map<string, Line>();
  /**
   * Milliseconds used by each address; every address counts as having used at least `level`, which
   * is what the last one had used.
   */
  const used = new Map<string, number>();
  let level = 0;
  let isRunning = false;

  const usedBy = (address: string) => Math.max(level, used.get(address) ?? 0);

  function nextAddress(): string | undefined {
    let least: string | undefined;
    for (const address of lines.keys()) {
      if (least === undefined || usedBy(address) < usedBy(least)) least = address;
    }
    return least;
  }

  async function runNext(address: string): Promise<void> {
    const job = takeJob(lines, address);
    level = usedBy(address);
    const startedAt = now();
    await job?.();
    used.set(address, level + now() - startedAt + BASE_COST);
    if (used.size > MOST_ACCOUNTS) forgetLevel();
    await nextLoop();
  }

  /** An address that has used no more than the level needs no entry. */
  function forgetLevel(): void {
    for (const [address, sum] of used) if (sum <= level) used.delete(address);
  }

  async function run(): Promise<void> {
    isRunning = true;
    for (let next = nextAddress(); next !== undefined; next = nextAddress()) await runNext(next);
    used.clear();
    isRunning = false;
  }

  return {
    take: ({ address, connection }, work) =>
      new Promise((done, fail) => {
        const line: Line = lines.get(address) ?? new Map<object, Job[]>();
        const jobs = line.get(connection) ?? [];
        jobs.push(() => work().then(done, fail));
        lines.set(address, line.set(connection, jobs));
        if (!isRunning) void run();
      }),
    isIdle: () => !isRunning,
  };
}

/** Takes the next job of an address; its connection goes to the end of the line. */
function takeJob(lines: Map<string, Line>, address: string): Job | undefined {
  const line = lines.get(address);
  const [connection, jobs] = line?.entries().next().value ?? [];
  if (!line || !connection || !jobs) return undefined;
  const job = jobs.shift();
  line.delete(connection);
  if (jobs.length > 0) line.set(connection, jobs);
  if (line.size === 0) lines.delete(address);
  return job;
}

/** Node accepts one connection per round: newcomers must not wait for one job per earlier connection. */
const ROUNDS = 8;

async function eventLoop(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await new Promise<void>((next) => setImmediate(next));
  }
}
