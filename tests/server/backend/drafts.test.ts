import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../src/server/backend/database.ts';
import { createSiteServer } from '../../../src/server/http/server.ts';
import { createDraftStore } from '../../../src/engine/draft/draft-store.ts';
import { browserRandomness, type Clock } from '../../../src/engine/draft/environment.ts';
import { openClient } from '../../../src/engine/draft/remote/client.ts';
import { remoteConfig } from '../../../src/engine/draft/remote/config.ts';
import { supabaseStore } from '../../../src/engine/stores/supabase.ts';
import type {
  RemoteRecord,
  RemoteResult,
} from '../../../src/engine/draft/remote/repository-contract.ts';
import { createRepository } from '../../../src/engine/draft/remote/repository.ts';
import { openBegun } from '../../fixtures/begun-data.ts';
import { samplePolicy } from '../../engine/draft/sample-policy.ts';
import { fakeStorage } from '../../engine/draft/world.ts';
import { TABLE } from '../../engine/draft/remote/sample-table.ts';

/** The draft with the real client, the real gateway and a real Postgres. */
let database: Database;
let server: Server;
let origin: string;

beforeAll(async () => {
  // Node 20 has no WebSocket, but the client requires one.
  vi.stubGlobal('WebSocket', class {});
  database = await openBegun();
  server = createSiteServer({ database, site: undefined, pageHeaders: {}, hostNames: [] });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('the server is not listening');
  origin = `http://127.0.0.1:${bound.port}`;
}, 60_000);

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await database.close();
  vi.unstubAllGlobals();
});

function config() {
  const found = remoteConfig({}, origin);
  if (!found) throw new Error('the server is switched off');
  return found;
}

const random = browserRandomness(globalThis.crypto);
const realClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

function openStore(browser = fakeStorage()) {
  const { storage, events } = browser.open();
  const world = { storage, events, clock: realClock, random };
  return createDraftStore({ ...world, policy: samplePolicy, ...supabaseStore(config())(TABLE) });
}

function openRepository(id: string, secret = id) {
  return createRepository(openClient(config(), secret), id, TABLE);
}

function valueOf<T>(result: RemoteResult<T>): T {
  if (!result.ok) throw new Error(`failed with ${result.failure.code}`);
  return result.value;
}

const write = {
  columns: { industry_ui: 'food', address_state: 'TX' },
  answers: { businessType: 'food' },
  currentStep: 2,
  flowVersion: 1,
};
const nothing: RemoteRecord = { columns: null, saved: null };

/** Milliseconds: Postgres in WebAssembly is slow on a busy machine. */
describe('the repository', () => {
  it('inserts, updates what it has seen, and never makes a second row (D22)', async () => {
    const id = random.uuid();
    const repository = openRepository(id);
    expect(valueOf(await repository.fetch())).toEqual(nothing);
    const first = valueOf(await repository.save(write, nothing));
    const columns = { ...write.columns, email: 'a@b.co' };
    valueOf(await repository.save({ ...write, columns, currentStep: 4 }, first));
    const { rows } = await database.postgres.query(
      `select o.email, a.current_step from onboarding o join onboarding_answers a using (id) where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ email: 'a@b.co', current_step: 4 }]);
  });

  it('empties a column that no longer has an answer (D28)', async () => {
    const repository = openRepository(random.uuid());
    const columns = { ...write.columns, ncci_class_code: '5551' };
    const first = valueOf(await repository.save({ ...write, columns }, nothing));
    expect(first.columns).toEqual(columns);
    valueOf(await repository.save(write, first));
    expect(valueOf(await repository.fetch()).columns).toEqual(write.columns);
  });

  it('treats a write over an unseen version as a conflict', async () => {
    const repository = openRepository(random.uuid());
    const first = valueOf(await repository.save(write, nothing));
    valueOf(await repository.save({ ...write, currentStep: 3 }, first));
    for (const seen of [nothing, first, { ...first, saved: null }]) {
      expect(await repository.save({ ...write, currentStep: 9 }, seen)).toMatchObject({
        failure: { kind: 'conflict' },
      });
    }
    expect(valueOf(await repository.fetch()).saved?.currentStep).toBe(3);
  });

  it('reads, changes and deletes nothing without the id itself (D27)', async () => {
    const id = random.uuid();
    const own = valueOf(await openRepository(id).save(write, nothing));
    const stranger = openRepository(id, random.uuid());
    expect(valueOf(await stranger.fetch())).toEqual(nothing);
    expect(await stranger.save(write, nothing)).toMatchObject({ ok: false });
    expect(await stranger.save({ ...write, currentStep: 9 }, own)).toMatchObject({ ok: false });
    await stranger.erase();
    expect(valueOf(await openRepository(id).fetch()).saved?.currentStep).toBe(2);
  });

  it.each([
    ['an e-mail that is too long', { columns: { email: 'x'.repeat(300) } }],
    ['answers over the limit of the table', { answers: { note: 'x'.repeat(50_000) } }],
    ['answers over the limit of a request', { answers: { note: 'x'.repeat(70_000) } }],
  ])('says that %s will never do', async (_, change) => {
    const result = await openRepository(random.uuid()).save({ ...write, ...change }, nothing);
    expect(result).toMatchObject({ failure: { kind: 'invalid' } });
  });

  it('does not blame the content for a wrong key', async () => {
    const id = random.uuid();
    const repository = createRepository(openClient({ url: origin, key: 'wrong' }, id), id, TABLE);
    expect(await repository.fetch()).toMatchObject({ failure: { kind: 'denied', code: '401' } });
  });

  it('deletes both rows (D29)', async () => {
    const repository = openRepository(random.uuid());
    valueOf(await repository.save(write, nothing));
    expect(valueOf(await repository.erase())).toBeNull();
    expect(valueOf(await repository.fetch())).toEqual(nothing);
  });
});

describe('the draft', () => {
  it('opens on another device by its id, and both keep both edits', async () => {
    const laptop = openStore();
    laptop.change(
      { businessType: 'food', contactInfo: { city: 'São Paulo 🙂' } },
      { currentStep: 7 },
    );
    expect(await laptop.saveNow()).toBe('saved');
    const phone = openStore();
    expect(await phone.resume(laptop.getSnapshot().uuid)).toBe('resumed');
    expect(phone.getSnapshot()).toMatchObject({
      currentStep: 7,
      answers: { businessType: 'food', contactInfo: { city: 'São Paulo 🙂' } },
    });
    phone.change({ email: 'a@b.co' });
    laptop.change({ operatingState: 'Texas' });
    expect(await phone.saveNow()).toBe('saved');
    expect(await laptop.saveNow()).toBe('saved');
    expect(laptop.getSnapshot().answers).toMatchObject({
      email: 'a@b.co',
      operatingState: 'Texas',
    });
    for (const store of [laptop, phone]) store.close();
  });

  it('keeps what the server refuses, and sends the rest', async () => {
    const store = openStore();
    store.change({ email: 'x'.repeat(300), businessType: 'food', contactInfo: { note: '\u0000' } });
    expect(await store.saveNow()).toBe('failed');
    expect(store.saveState()).toMatchObject({ kind: 'rejected', sections: ['email'] });
    const stored = valueOf(await openRepository(store.getSnapshot().uuid).fetch());
    expect(stored.saved?.answers).toEqual({
      businessType: 'food',
      contactInfo: { note: '\uFFFD' },
    });
    store.close();
  });

  it('survives two tabs without locks that save at the same time', async () => {
    const browser = fakeStorage();
    const tabs = [openStore(browser), openStore(browser)];
    const [one = openStore(browser), two = openStore(browser)] = tabs;
    one.change({ businessType: 'food' });
    for (let edit = 0; edit < 10; edit += 1) {
      one.change({ email: `${edit}@b.co` });
      two.change({ contactInfo: { city: `City ${edit}` } });
      await Promise.all([one.saveNow(), two.saveNow()]);
    }
    await one.saveNow();
    const stored = valueOf(await openRepository(one.getSnapshot().uuid).fetch());
    expect(stored.saved?.answers).toEqual({
      businessType: 'food',
      email: '9@b.co',
      contactInfo: { city: 'City 9' },
    });
    for (const tab of tabs) tab.close();
  });

  it('marks the request as quoted and reads the status back (D13, D24)', async () => {
    const store = openStore();
    store.change({ businessType: 'food' }, { quoteId: 'QTE-42', quoteStatus: 'quoted' });
    expect(await store.saveNow()).toBe('saved');
    const elsewhere = openStore();
    await elsewhere.resume(store.getSnapshot().uuid);
    expect(elsewhere.getSnapshot()).toMatchObject({
      quoteId: 'QTE-42',
      quoteStatus: 'quoted',
      answers: { businessType: 'food' },
    });
    for (const opened of [store, elsewhere]) opened.close();
  });

  it('stays submitted when a device that has not heard of it changes the industry', async () => {
    const laptop = openStore();
    laptop.change({ businessType: 'construction' });
    expect(await laptop.saveNow()).toBe('saved');
    const { uuid } = laptop.getSnapshot();
    const phone = openStore();
    await phone.resume(uuid);
    phone.change({}, { quoteId: 'QTE-42', quoteStatus: 'quoted' });
    expect(await phone.saveNow()).toBe('saved');
    laptop.change({ businessType: 'retail' });
    expect(await laptop.saveNow()).toBe('saved');
    expect(valueOf(await openRepository(uuid).fetch())).toMatchObject({
      columns: { industry_ui: 'quoted:QTE-42' },
      saved: { answers: { businessType: 'retail' } },
    });
    expect(laptop.getSnapshot()).toMatchObject({ quoteId: 'QTE-42', quoteStatus: 'quoted' });
    for (const store of [laptop, phone]) store.close();
  });

  it('is deleted on the device and the server, and its links then lead nowhere', async () => {
    const store = openStore();
    store.change({ email: 'a@b.co' });
    const code = (await store.makeLink()) ?? '';
    const { uuid } = store.getSnapshot();
    const other = openStore();
    expect(await other.draftBehind(code)).toEqual({ kind: 'found', uuid });
    expect(await store.deleteEverywhere()).toBe('deleted');
    expect(await other.draftBehind(code)).toEqual({ kind: 'ended' });
    expect(await other.resume(uuid)).toBe('not-found');
    for (const opened of [store, other]) opened.close();
  });

  it('has a link whose code is not its id, until the visitor ends all links', async () => {
    const store = openStore();
    store.change({ businessType: 'food' });
    const codes = [await store.makeLink(), await store.makeLink()];
    const { uuid } = store.getSnapshot();
    expect(new Set([uuid, ...codes]).size).toBe(3);
    const other = openStore();
    other.change({ email: 'other@b.co' });
    for (const code of codes) {
      expect(await other.draftBehind(code ?? '')).toEqual({ kind: 'found', uuid });
    }
    expect(await other.endLinks()).toBe('ended');
    expect(await other.draftBehind(codes[0] ?? '')).toEqual({ kind: 'found', uuid });
    expect(await store.endLinks()).toBe('ended');
    for (const code of codes) {
      expect(await other.draftBehind(code ?? '')).toEqual({ kind: 'ended' });
    }
    for (const opened of [store, other]) opened.close();
  });
});
