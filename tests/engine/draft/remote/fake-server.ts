import type { Clock } from '../../../../src/engine/draft/environment.ts';
import type {
  LinkedRepository,
  RemoteFactory,
  RemoteFailure,
  RemoteRecord,
  RemoteResult,
  RemoteWrite,
} from '../../../../src/engine/draft/remote/repository-contract.ts';

export type Call = 'open' | 'fetch' | 'save' | 'leave' | 'link' | 'erase';
/** `lost`: the server handles the request, but its response never arrives. */
export type Fault = RemoteFailure | 'lost';

export type FakeServer = {
  open: RemoteFactory<LinkedRepository>;
  rows: Map<string, RemoteRecord>;
  /** The draft id for each code. */
  links: Map<string, string>;
  /** Called before each request; its result is the fault to simulate. */
  fault: (call: Call, write?: RemoteWrite) => Fault | undefined;
  /** Milliseconds per request. */
  delay: number;
  calls: Call[];
  /** The maximum number of concurrent writes, not counting those of unloaded pages. */
  busiest: number;
  answers: (uuid: string) => RemoteWrite['answers'];
};

/** A server that implements the `Repository` contract: versions, conflicts, both rows. */
export function fakeServer(clock: Clock): FakeServer {
  /** Milliseconds since 1970: versions are instants, and each is later than the one before. */
  let version = Date.UTC(2001, 0, 1);
  let underWay = 0;
  const server: FakeServer = {
    open: async (uuid) => {
      const fault = server.fault('open');
      return fault ? undefined : repository(uuid);
    },
    rows: new Map(),
    links: new Map(),
    fault: () => undefined,
    delay: 0,
    calls: [],
    busiest: 0,
    answers: (uuid) => server.rows.get(uuid)?.saved?.answers ?? {},
  };

  async function call<T>(
    name: Call,
    write: RemoteWrite | undefined,
    answer: () => RemoteResult<T>,
  ): Promise<RemoteResult<T>> {
    const isCounted = name !== 'fetch' && name !== 'leave';
    server.calls.push(name);
    if (isCounted) server.busiest = Math.max(server.busiest, (underWay += 1));
    if (server.delay > 0) {
      await new Promise<void>((resolve) => clock.after(server.delay, resolve));
    }
    if (isCounted) underWay -= 1;
    const fault = server.fault(name, write);
    if (fault && fault !== 'lost') return { ok: false, failure: fault };
    const result = answer();
    return fault ? { ok: false, failure: { kind: 'unreachable', code: '0' } } : result;
  }

  function repository(uuid: string): LinkedRepository {
    const stored = (): RemoteRecord => server.rows.get(uuid) ?? { columns: null, saved: null };
    const put = (name: Call, write: RemoteWrite, seen: RemoteRecord) =>
      call(name, write, (): RemoteResult<RemoteRecord> => {
        const current = stored();
        if (current.saved?.version !== seen.saved?.version) {
          return { ok: false, failure: { kind: 'conflict', code: 'no row' } };
        }
        const { columns, ...answers } = structuredClone(write);
        const saved = { ...answers, version: new Date((version += 1)).toISOString() };
        const next = {
          columns: seen.saved === null ? { ...current.columns, ...columns } : columns,
          saved,
        };
        server.rows.set(uuid, next);
        return { ok: true, value: structuredClone(next) };
      });
    return {
      fetch: () => call('fetch', undefined, () => ({ ok: true, value: structuredClone(stored()) })),
      save: (write, seen) => put('save', write, seen),
      leave: (write, seen) => void put('leave', write, seen),
      addLink: (code) =>
        call('link', undefined, () => {
          server.links.set(code, uuid);
          return { ok: true, value: null };
        }),
      endLinks: () =>
        call('link', undefined, () => {
          for (const [code, draft] of server.links) if (draft === uuid) server.links.delete(code);
          return { ok: true, value: null };
        }),
      idForCode: (code) =>
        call('link', undefined, () => ({ ok: true, value: server.links.get(code) ?? null })),
      erase: () =>
        call('erase', undefined, () => {
          server.rows.delete(uuid);
          return { ok: true, value: null };
        }),
    };
  }
  return server;
}

export const unreachable: RemoteFailure = { kind: 'unreachable', code: '503' };
export const tooMany: RemoteFailure = { kind: 'unreachable', code: '429' };
export const denied: RemoteFailure = { kind: 'denied', code: '401' };
export const invalid: RemoteFailure = { kind: 'invalid', code: '23514' };
export const conflict: RemoteFailure = { kind: 'conflict', code: '23505' };
