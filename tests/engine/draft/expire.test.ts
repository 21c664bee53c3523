import { describe, expect, it } from 'vitest';
import { createDraftStore } from '../../../src/engine/draft/draft-store.ts';
import { fakeServer } from './remote/fake-server.ts';
import { samplePolicy } from './sample-policy.ts';
import { fakeClock, fakeRandom, fakeStorage, promises, type FakeClock } from './world.ts';
import '../../../src/engine/draft/expire.ts';

const ID = 'an-id-longer-than-ten';
const NEW_ID = '00000001-0000-4000-8000-000000000001';
const NOW = Date.parse('2026-12-01T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const [fresh, stale] = ['2026-09-02T12:00:01Z', '2026-09-02T11:59:59Z'];

type Place = {
  /** Days by which the device's clock is ahead. */
  ahead?: number;
  elsewhere?: () => Promise<number | undefined>;
  server?: ReturnType<typeof fakeServer>;
};

/** Opens the page, connects it, and lets everything happen that does not need a timer. */
async function opened(
  texts: Record<string, string>,
  { ahead = 0, elsewhere = async () => NOW, server }: Place = {},
) {
  const browser = fakeStorage(texts);
  const { storage, events } = browser.open();
  const right = fakeClock();
  const clock: FakeClock = { ...right, now: () => right.now() + ahead * DAY };
  const store = createDraftStore({
    storage,
    events,
    policy: samplePolicy,
    clock,
    random: fakeRandom(),
    timeElsewhere: elsewhere,
    ...(server && { remote: server.open }),
  });
  store.connect();
  await promises();
  return { browser, store };
}

const stored = (savedAt: string, more: object = {}) =>
  JSON.stringify({ uuid: ID, flowVersion: 1, email: 'a@b.co', savedAt, ...more });
const sync = { email: { rev: '1.a', ack: '1.a' } };
const kept = { uuid: ID, answers: { email: 'a@b.co' } };

describe('a draft untouched for 90 days (D40)', () => {
  it('is kept until then', async () => {
    const { store } = await opened({ onboardingProgress: stored(fresh) });
    expect(store.getSnapshot()).toMatchObject(kept);
    expect(store.takeNotices()).toEqual([]);
  });

  it('is deleted after that, with all that was set aside, and the visitor is told', async () => {
    const { store, browser } = await opened({
      onboardingProgress: stored(stale),
      onboardingData: '{}',
      'onboardingProgress.setAside': stored(stale),
    });
    expect(store.getSnapshot()).toMatchObject({ uuid: NEW_ID, answers: {} });
    expect(store.takeNotices()).toMatchObject([{ title: 'Your earlier answers were deleted' }]);
    expect([...browser.texts.values()].join('')).not.toContain('a@b.co');
  });

  it('is deleted without a question once the server has deleted it', async () => {
    const server = fakeServer(fakeClock());
    const { store } = await opened({ onboardingProgress: stored(stale, { sync }) }, { server });
    expect(store.getSnapshot()).toMatchObject({ uuid: NEW_ID, answers: {} });
    expect(store.saveState()).toEqual({ kind: 'idle' });
    expect(server.rows.size).toBe(0);
  });

  it('is kept while the server keeps it: another device has touched it, or this clock was slow', async () => {
    const server = fakeServer(fakeClock());
    const answers = { email: 'a@b.co' };
    const saved = { answers, currentStep: 1, flowVersion: 1, version: '2026-11-30T12:00:00Z' };
    server.rows.set(ID, { columns: {}, saved });
    const { store } = await opened({ onboardingProgress: stored(stale, { sync }) }, { server });
    expect(store.getSnapshot()).toMatchObject(kept);
  });

  it('is kept while nobody knows whether the server has it', async () => {
    const server = fakeServer(fakeClock());
    server.fault = (call) => (call === 'open' ? undefined : { kind: 'unreachable', code: '503' });
    const { store } = await opened({ onboardingProgress: stored(stale, { sync }) }, { server });
    expect(store.getSnapshot()).toMatchObject(kept);
  });

  it.each([1, 100, 365, 3_650])('is kept if a clock %i days ahead calls it so', async (ahead) => {
    const { store } = await opened({ onboardingProgress: stored(fresh) }, { ahead });
    expect(store.getSnapshot()).toMatchObject(kept);
    expect(store.takeNotices()).toEqual([]);
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['does not tell', async () => undefined],
  ])('is kept while the other clock %s', async (_what, elsewhere) => {
    const { store } = await opened({ onboardingProgress: stored(stale) }, { elsewhere });
    expect(store.getSnapshot()).toMatchObject(kept);
  });

  it('is kept if the visitor answers before it is known', async () => {
    let tell = (_now: number) => {};
    const elsewhere = () => new Promise<number>((resolve) => (tell = resolve));
    const { store } = await opened({ onboardingProgress: stored(stale) }, { elsewhere });
    store.enter({ operatingState: 'Texas' }, { pace: 'typing', moment: {} });
    tell(NOW);
    await promises();
    store.settle();
    expect(store.getSnapshot().answers).toEqual({ email: 'a@b.co', operatingState: 'Texas' });
  });

  it.each(['1970-01-01T00:05:00Z', '2015-06-01T00:00:00Z'])(
    'is kept if the clock was wrong when it was saved: %s',
    async (savedAt) => {
      const { store } = await opened({ onboardingProgress: stored(savedAt) });
      expect(store.getSnapshot()).toMatchObject(kept);
    },
  );

  it('is kept if it was submitted', async () => {
    const { store } = await opened({
      onboardingProgress: stored(stale, { quoteStatus: 'quoted' }),
    });
    expect(store.getSnapshot()).toMatchObject(kept);
  });

  it('goes without a word if it holds no answers', async () => {
    const { store } = await opened({
      onboardingProgress: JSON.stringify({ uuid: ID, flowVersion: 1, savedAt: stale }),
    });
    expect(store.getSnapshot().uuid).toBe(NEW_ID);
    expect(store.takeNotices()).toEqual([]);
  });

  it('is deleted where it was set aside for answers that are kept', async () => {
    const { browser } = await opened({
      onboardingProgress: stored(fresh),
      'onboardingProgress.setAside': stored(stale),
    });
    expect(browser.texts.has('onboardingProgress.setAside')).toBe(false);
  });
});
