import { beforeEach, describe, expect, it } from 'vitest';
import { fakeClock, type FakeClock } from '../world.ts';
import { device, type Device, type Tab } from './device.ts';
import { fakeServer, unreachable, type FakeServer } from './fake-server.ts';

const ANSWERS = { businessType: 'food', email: 'a@b.co' };

let clock: FakeClock;
let server: FakeServer;
/** The device that opened the resume link, and its first tab. */
let laptop: Device;
let tab: Tab;
let uuid: string;
/** A tab on the device where the answers were given. */
let phone: Tab;

beforeEach(async () => {
  clock = fakeClock();
  server = fakeServer(clock);
  phone = device(server, clock, 1).open();
  phone.change(ANSWERS, { currentStep: 4 });
  await phone.saveNow();
  ({ uuid } = phone.getSnapshot());
  laptop = device(server, clock, 2);
  tab = laptop.open();
  await tab.resume(uuid);
});

/** A laptop tab at the start of a visit, after loading the server's data. */
async function visit(): Promise<Tab> {
  const opened = laptop.open();
  opened.connect();
  await clock.advance(800);
  return opened;
}

const stored = () => [...laptop.browser.texts.values()].join();

describe('answers that were deleted on the server (D29)', () => {
  it('are reported as being on this device only, and nothing is resent automatically', async () => {
    await phone.deleteEverywhere();
    const opened = await visit();
    expect(opened.saveState()).toEqual({ kind: 'gone' });
    opened.change({ email: 'c@d.co' }, { currentStep: 7 });
    opened.change({ businessType: 'retail' });
    await clock.advance(600_000);
    opened.fire.visible();
    opened.fire.left();
    await clock.advance(600_000);
    expect(server.rows.size).toBe(0);
    expect(opened.saveState()).toEqual({ kind: 'gone' });
    expect(opened.getSnapshot().answers).toEqual({ businessType: 'retail', email: 'c@d.co' });
    expect(opened.takeNotices()).toEqual([]);
  });

  it('are noticed at the next edit by a page that was open', async () => {
    const opened = await visit();
    expect(opened.saveState()).toMatchObject({ kind: 'saved' });
    await phone.deleteEverywhere();
    opened.change({ email: 'c@d.co' });
    await clock.advance(60_000);
    expect(opened.saveState()).toEqual({ kind: 'gone' });
    expect(server.rows.size).toBe(0);
  });

  it('are not requested over and over', async () => {
    await phone.deleteEverywhere();
    const opened = await visit();
    opened.change({ email: 'c@d.co' });
    await clock.advance(5_000);
    const calls = server.calls.length;
    await clock.advance(600_000);
    expect(server.calls.length).toBe(calls);
  });

  it('are resent under a new id when the visitor keeps them', async () => {
    await phone.deleteEverywhere();
    const opened = await visit();
    opened.keep();
    expect(opened.saveState()).toEqual({ kind: 'saving' });
    await clock.advance(800);
    const draft = opened.getSnapshot();
    expect(draft).toMatchObject({ currentStep: 4, answers: ANSWERS });
    expect(draft.uuid).not.toBe(uuid);
    expect([...server.rows.keys()]).toEqual([draft.uuid]);
    expect(server.rows.get(draft.uuid)?.saved).toMatchObject({ answers: ANSWERS, currentStep: 4 });
    expect(opened.saveState()).toMatchObject({ kind: 'saved' });
  });

  it('that the visitor keeps without a network are sent when it is back', async () => {
    await phone.deleteEverywhere();
    const opened = await visit();
    server.fault = (call) => (call === 'open' ? undefined : unreachable);
    opened.keep();
    await clock.advance(5_000);
    expect(opened.saveState()).toMatchObject({ kind: 'on-device', retry: true });
    server.fault = () => undefined;
    await clock.advance(60_000);
    expect(server.answers(opened.getSnapshot().uuid)).toEqual(ANSWERS);
  });

  it('are erased here when the visitor deletes them here too', async () => {
    await phone.deleteEverywhere();
    const opened = await visit();
    opened.startOver();
    await clock.advance(60_000);
    expect(opened.saveState()).toEqual({ kind: 'idle' });
    expect(opened.getSnapshot().answers).toEqual({});
    expect(stored()).not.toContain('a@b.co');
    expect(server.rows.size).toBe(0);
  });

  it('do not block a visitor who has not decided yet', async () => {
    await phone.deleteEverywhere();
    const opened = await visit();
    opened.change({ email: 'c@d.co' });
    expect(await opened.saveNow()).toBe('queued');
    expect(server.rows.size).toBe(0);
  });

  it('prompt in every tab, and one decision counts for all', async () => {
    await phone.deleteEverywhere();
    const [one, two] = [await visit(), await visit()];
    expect([one.saveState(), two.saveState()]).toEqual([{ kind: 'gone' }, { kind: 'gone' }]);
    one.keep();
    await clock.advance(60_000);
    for (const each of [one, two, tab]) {
      expect(each.saveState()).toMatchObject({ kind: 'saved' });
      expect(each.getSnapshot().uuid).toBe(one.getSnapshot().uuid);
    }
    two.keep();
    expect(two.getSnapshot().uuid).toBe(one.getSnapshot().uuid);
    two.change({ operatingState: 'Texas' });
    await clock.advance(800);
    expect(server.answers(one.getSnapshot().uuid)).toEqual({ ...ANSWERS, operatingState: 'Texas' });
    expect(server.rows.size).toBe(1);
  });

  it('are not restored by a tab that never saw them on the server', async () => {
    const begun = { onboardingProgress: JSON.stringify({ uuid: 'a-draft-that-has-just-begun' }) };
    const other = device(server, clock, 3, begun);
    const early = other.open();
    early.connect();
    await clock.advance(0);
    const late = other.open();
    late.change(ANSWERS);
    await late.saveNow();
    server.rows.clear();
    early.change({ operatingState: 'Texas' });
    early.fire.left();
    await clock.advance(60_000);
    expect(early.saveState()).toEqual({ kind: 'gone' });
    expect(server.rows.size).toBe(0);
  });
});

describe('what does not count as a deletion', () => {
  it.each([
    ['a server that cannot be reached', unreachable],
    ['an answer that is lost', 'lost'],
  ] as const)('%s leaves the answers as they are', async (_, fault) => {
    server.fault = (call) => (call === 'open' ? undefined : fault);
    const opened = await visit();
    opened.change({ email: 'c@d.co' });
    await clock.advance(5_000);
    expect(opened.saveState()).toMatchObject({ kind: 'on-device', retry: true });
    server.fault = () => undefined;
    await clock.advance(60_000);
    expect(server.answers(uuid)).toEqual({ ...ANSWERS, email: 'c@d.co' });
  });

  it('keeps asking while the server cannot be reached', async () => {
    await phone.deleteEverywhere();
    const opened = await visit();
    server.fault = () => unreachable;
    opened.change({ email: 'c@d.co' });
    await clock.advance(60_000);
    expect(opened.saveState()).toEqual({ kind: 'gone' });
  });

  it('the question goes away when an empty response turns out to be a mistake', async () => {
    const rows = new Map(server.rows);
    server.rows.clear();
    const opened = await visit();
    opened.change({ operatingState: 'Texas' });
    await clock.advance(800);
    expect(opened.saveState()).toEqual({ kind: 'gone' });
    expect(opened.getSnapshot().answers).toEqual({ ...ANSWERS, operatingState: 'Texas' });
    server.rows = rows;
    opened.fire.visible();
    await clock.advance(800);
    expect(opened.saveState()).toMatchObject({ kind: 'saved' });
    expect(server.answers(uuid)).toEqual({ ...ANSWERS, operatingState: 'Texas' });
  });

  it('a draft that the server never accepted is sent as usual', async () => {
    const fresh = device(server, clock, 4).open();
    fresh.connect();
    server.fault = (call) => (call === 'save' ? unreachable : undefined);
    fresh.change(ANSWERS);
    await clock.advance(20_000);
    server.fault = () => undefined;
    await clock.advance(60_000);
    expect(server.answers(fresh.getSnapshot().uuid)).toEqual(ANSWERS);
  });

  it('deleting on this device asks nothing in its other tabs', async () => {
    const [one, two] = [await visit(), await visit()];
    server.delay = 500;
    const deletion = one.deleteEverywhere();
    two.change({ email: 'c@d.co' });
    await clock.advance(60_000);
    expect(await deletion).toBe('deleted');
    expect(two.saveState()).toEqual({ kind: 'idle' });
    expect(two.getSnapshot().answers).toEqual({});
    expect(server.rows.has(uuid)).toBe(false);
    expect(JSON.stringify([...server.rows])).not.toContain('food');
  });

  it('a draft without answers has nothing that could have been deleted', async () => {
    await phone.deleteEverywhere();
    const opened = laptop.open();
    opened.change({ businessType: undefined, email: undefined });
    opened.connect();
    await clock.advance(60_000);
    expect(opened.saveState()).toMatchObject({ kind: 'saved' });
  });
});
