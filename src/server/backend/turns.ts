/** Who asks: limits and fairness go by address, then by connection. */
export type Asker = { address: string; connection: object };

/** The one line in front of Postgres, which runs inside this process and does one thing at a time. */
export type Turns = {
  /** Runs the work when its turn has come; resolves or rejects as it does. */
  take<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result>;
  /** Whether nothing runs or waits. */
  isIdle(): boolean;
};

type Job = () => Promise<void>;

/**
 * Addresses take turns, and the connections of an address take turns within it: somebody who asks a
 * thousand times is as far ahead of a newcomer as somebody who asks once. Between two jobs the event
 * loop runs, or no socket would be read until the whole line is done (PGlite works synchronously).
 */
export function openTurns(nextLoop: () => Promise<void> = eventLoop): Turns {
  const waiting = new Map<string, Map<object, Job[]>>();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (let job = takeNext(waiting); job; job = takeNext(waiting)) {
      await job();
      await nextLoop();
    }
    isRunning = false;
  }

  return {
    take: (asker, work) =>
      new Promise((done, fail) => {
        enqueue(waiting, asker, () => work().then(done, fail));
        if (!isRunning) void run();
      }),
    isIdle: () => !isRunning,
  };
}

function enqueue(
  waiting: Map<string, Map<object, Job[]>>,
  { address, connection }: Asker,
  job: Job,
): void {
  const connections = waiting.get(address) ?? new Map<object, Job[]>();
  const jobs = connections.get(connection) ?? [];
  jobs.push(job);
  waiting.set(address, connections.set(connection, jobs));
}

/** The next job; its address and connection go to the end of their lines. */
function takeNext(waiting: Map<string, Map<object, Job[]>>): Job | undefined {
  const address = first(waiting);
  const connection = address && first(address[1]);
  if (!address || !connection) return undefined;
  const job = connection[1].shift();
  address[1].delete(connection[0]);
  if (connection[1].length > 0) address[1].set(...connection);
  waiting.delete(address[0]);
  if (address[1].size > 0) waiting.set(...address);
  return job;
}

function first<Key, Value>(map: ReadonlyMap<Key, Value>): [Key, Value] | undefined {
  for (const entry of map) return entry;
  return undefined;
}

const eventLoop = () => new Promise<void>((next) => setImmediate(next));
