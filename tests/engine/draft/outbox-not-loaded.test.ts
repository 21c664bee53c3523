import { beforeEach, describe, expect, it, vi } from 'vitest';
import { device } from './remote/device.ts';
import { fakeServer, type FakeServer } from './remote/fake-server.ts';
import { fakeClock, type FakeClock, promises } from './world.ts';

type Load<Module> = () => Promise<Module>;

/** Whether the parts of the app that load later can be fetched, and who waits for that. */
const parts = vi.hoisted(() => ({ isServed: false, waiting: new Set<() => void>() }));

vi.mock('../../../src/engine/ui/until-loaded.ts', () => ({
  loadModule: async <Module>(load: Load<Module>) => (parts.isServed ? await load() : undefined),
  untilLoaded: async <Module>(load: Load<Module>, { signal }: { signal: AbortSignal }) => {
    if (!parts.isServed) await new Promise<void>((served) => parts.waiting.add(served));
    signal.throwIfAborted();
    return await load();
  },
}));

async function serve() {
  parts.isServed = true;
  parts.waiting.forEach((served) => served());
  await promises();
}

describe('a draft whose way to the server has not loaded', () => {
  let clock: FakeClock;
  let server: FakeServer;
  beforeEach(() => {
    parts.isServed = false;
    parts.waiting.clear();
    clock = fakeClock();
    server = fakeServer(clock);
  });

  it('keeps the answers on the device, and sends them once it has loaded', async () => {
    const { open, browser } = device(server, clock);
    const tab = open();
    tab.connect();
    tab.change({ email: 'a@b.co' });
    await clock.advance(5_000);
    expect(browser.texts.get('onboardingProgress')).toContain('a@b.co');
    expect(tab.saveState().kind).toBe('saving');
    await serve();
    await clock.advance(800);
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({ email: 'a@b.co' });
    expect(tab.saveState().kind).toBe('saved');
  });

  it.each([
    [true, 'failed'],
    [false, 'queued'],
  ] as const)('when online is %s, a save that is waited for is %s', async (isOn, outcome) => {
    const { open, network } = device(server, clock);
    network.isOn = isOn;
    const tab = open();
    tab.change({ email: 'a@b.co' });
    expect(await tab.saveNow()).toBe(outcome);
  });

  it('makes no link, opens no other answers and deletes nothing', async () => {
    const tab = device(server, clock).open();
    tab.change({ email: 'a@b.co' });
    expect([
      await tab.makeLink(),
      await tab.endLinks(),
      await tab.draftBehind('code'),
      await tab.resume('id'),
      await tab.deleteEverywhere(),
    ]).toEqual([undefined, 'failed', { kind: 'failed' }, 'failed', 'failed']);
    expect(tab.getSnapshot().answers).toEqual({ email: 'a@b.co' });
  });

  it('sends nothing once it is closed', async () => {
    const tab = device(server, clock).open();
    tab.change({ email: 'a@b.co' });
    tab.connect();
    tab.close();
    await serve();
    await clock.advance(5_000);
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({});
  });
});
