import { beforeEach, describe, expect, it } from 'vitest';
import { fakeClock, type FakeClock } from '../world.ts';
import { device, type Device, type Tab } from './device.ts';
import { fakeServer, type FakeServer } from './fake-server.ts';

let clock: FakeClock;
let server: FakeServer;
let phone: Device;
let tab: Tab;
let uuid: string;

beforeEach(async () => {
  clock = fakeClock();
  server = fakeServer(clock);
  phone = device(server, clock, 1);
  tab = phone.open();
  tab.change({ businessType: 'food', email: 'old@b.co' }, { currentStep: 3 });
  await tab.saveNow();
  ({ uuid } = tab.getSnapshot());
});

/** The server runs on this copy of its data again, without what was saved since. */
function backUp(): () => void {
  const copy = structuredClone(server.rows);
  return () => {
    server.rows = structuredClone(copy);
  };
}

const newer = { businessType: 'food', email: 'new@b.co', operatingState: 'Texas' };

async function quote(): Promise<void> {
  tab.change(newer, { currentStep: 21, quoteStatus: 'quoted', quoteId: 'QTE-42' });
  await tab.saveNow();
}

/** Another tab of the phone, which has asked the server. */
async function reopened(): Promise<Tab> {
  const next = phone.open();
  next.connect();
  await clock.advance(5_000);
  return next;
}

const found = () => [server.answers(uuid), server.rows.get(uuid)?.columns?.['industry_ui']];

describe('on a server that was restored from an older copy', () => {
  it('what it had acknowledged stays on the device and is sent again', async () => {
    const restore = backUp();
    await quote();
    restore();
    const next = await reopened();
    expect(next.getSnapshot()).toMatchObject({
      answers: newer,
      quoteId: 'QTE-42',
      currentStep: 21,
    });
    expect(found()).toEqual([newer, 'quoted:QTE-42']);
  });

  it('a page that was open finds it out at its next answer', async () => {
    const restore = backUp();
    await quote();
    restore();
    tab.change({ operatingState: 'Ohio' });
    await clock.advance(60_000);
    expect(found()).toEqual([{ ...newer, operatingState: 'Ohio' }, 'quoted:QTE-42']);
  });

  it('an answer that was emptied does not come back', async () => {
    const restore = backUp();
    tab.change({ email: undefined });
    await tab.saveNow();
    restore();
    const next = await reopened();
    expect(next.getSnapshot().answers).toEqual({ businessType: 'food' });
    expect(server.answers(uuid)).toEqual({ businessType: 'food' });
  });

  it('a change of another device after that is taken as ever', async () => {
    const restore = backUp();
    await quote();
    restore();
    await reopened();
    const laptop = device(server, clock, 2).open();
    await laptop.resume(uuid);
    laptop.change({ operatingState: 'Ohio' });
    await laptop.saveNow();
    const later = await reopened();
    expect(later.getSnapshot().answers).toEqual({ ...newer, operatingState: 'Ohio' });
  });
});
