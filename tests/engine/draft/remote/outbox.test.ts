import { beforeEach, describe, expect, it } from 'vitest';
import type { DraftStore, ProgressChange } from '../../../../src/engine/draft/types.ts';
import { fakeClock, type FakeClock } from '../world.ts';
import { device, type Tab } from './device.ts';
import {
  conflict,
  denied,
  fakeServer,
  invalid,
  tooMany,
  unreachable,
  type Call,
  type FakeServer,
} from './fake-server.ts';

const ID = 'an-id-longer-than-ten';
const AUTOSAVE = 'Autosave error';
const CONNECTION = 'Connection error';
const QUOTE = 'Quote submission error';
const endedTitles = (tab: Pick<DraftStore, 'takeEndedNotices'>) =>
  tab.takeEndedNotices().map(({ title }) => title);

let clock: FakeClock;
let server: FakeServer;

beforeEach(() => {
  clock = fakeClock();
  server = fakeServer(clock);
});

/** The client library loads, but every request fails. */
const down = (call: Call) => (call === 'open' ? undefined : unreachable);

/** Onboarding progress stored by an earlier visit and acknowledged by the server. */
function visited(answers: Record<string, unknown>, acknowledged = true) {
  const entry = { rev: '1.a', ...(acknowledged ? { ack: '1.a' } : {}) };
  const sync = Object.fromEntries(Object.keys(answers).map((name) => [name, entry]));
  return { onboardingProgress: JSON.stringify({ uuid: ID, flowVersion: 1, ...answers, sync }) };
}

function remoteAnswers(answers: Record<string, string>, currentStep = 4) {
  server.rows.set(ID, {
    columns: { industry_ui: 'food' },
    saved: { answers, currentStep, flowVersion: 1, version: 'v1' },
  });
}

describe('sending', () => {
  it('is postponed by further input, but not forever', async () => {
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({ email: 'a@b.co' });
    for (let waited = 0; waited < 4500; waited += 500) {
      await clock.advance(500);
      tab.enter({ operatingState: `Texas ${waited}` }, { pace: 'typing', moment: {} });
    }
    expect(server.calls).toEqual([]);
    await clock.advance(500);
    expect(server.calls).toEqual(['fetch', 'save']);
  });

  it('does not postpone a retry after a failure', async () => {
    const tab = device(server, clock).open();
    server.fault = down;
    tab.connect();
    tab.change({ email: 'a@b.co' });
    await clock.advance(800);
    const tried = server.calls.length;
    for (let waited = 0; waited < 60_000; waited += 500) {
      await clock.advance(500);
      tab.enter({ operatingState: `Texas ${waited}` }, { pace: 'typing', moment: {} });
    }
    expect(server.calls.length).toBeGreaterThan(tried);
  });

  it('sends all unsent sections in one write after a pause', async () => {
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({ businessType: 'food', operatingState: 'Texas' }, { currentStep: 2 });
    tab.change({ email: 'a@b.co' }, { currentStep: 4 });
    await clock.advance(799);
    expect(server.calls).toEqual([]);
    await clock.advance(1);
    expect(server.calls).toEqual(['fetch', 'save']);
    expect(server.rows.get(tab.getSnapshot().uuid)).toMatchObject({
      columns: { address_state: 'TE', industry_ui: 'food', email: 'a@b.co' },
      saved: {
        answers: { businessType: 'food', operatingState: 'Texas', email: 'a@b.co' },
        currentStep: 4,
        flowVersion: 1,
      },
    });
    expect(tab.saveState()).toMatchObject({ kind: 'saved' });
  });

  it('leaves the draft as it is shown: only the state of saving changes', async () => {
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({ email: 'a@b.co' });
    const shown = tab.getSnapshot();
    await clock.advance(800);
    expect(tab.saveState()).toMatchObject({ kind: 'saved' });
    expect(tab.getSnapshot()).toBe(shown);
  });

  it('reads once first, then writes without reading again', async () => {
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({ email: 'a@b.co' });
    await clock.advance(800);
    tab.change({ email: 'c@d.co' });
    await clock.advance(800);
    expect(server.calls).toEqual(['fetch', 'save', 'save']);
    expect(server.rows.size).toBe(1);
  });

  it('sends pending changes when the page is hidden', async () => {
    const tab = device(server, clock).open();
    tab.connect();
    await clock.advance(0);
    tab.change({ email: 'a@b.co' });
    tab.fire.hidden();
    await clock.advance(0);
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({ email: 'a@b.co' });
  });

  it.each(['hidden', 'left'] as const)('sends pending input when the page is %s', async (end) => {
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({ businessType: 'food' });
    await clock.advance(800);
    tab.enter({ email: 'a@b.co' }, { pace: 'typing', moment: {} });
    tab.fire[end]();
    await clock.advance(0);
    expect(server.answers(tab.getSnapshot().uuid)).toMatchObject({ email: 'a@b.co' });
  });

  it('sends unsent answers when the page goes away, although another tab holds the lock', async () => {
    const phone = device(server, clock);
    const tab = phone.open();
    tab.connect();
    tab.change({ email: 'a@b.co' }, { currentStep: 2 });
    await clock.advance(800);
    const other = phone.open();
    other.connect();
    await clock.advance(0);
    server.delay = 5_000;
    void other.saveNow();
    other.change({ businessType: 'food' });
    await clock.advance(800);
    server.delay = 0;
    tab.change({ operatingState: 'Texas' });
    tab.fire.left();
    await new Promise((resolve) => setImmediate(resolve));
    tab.crash();
    await clock.advance(0);
    expect(server.answers(tab.getSnapshot().uuid)).toMatchObject({ operatingState: 'Texas' });
    await clock.advance(60_000);
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({
      email: 'a@b.co',
      businessType: 'food',
      operatingState: 'Texas',
    });
  });

  it('never writes a draft begun by another tab to the previous id', async () => {
    const phone = device(server, clock);
    const tab = phone.open();
    tab.connect();
    tab.change({ email: 'a@b.co' }, { currentStep: 2 });
    await clock.advance(800);
    const { uuid } = tab.getSnapshot();
    tab.change({ businessType: 'food' });
    const entry = { rev: '1.z' };
    const other = { uuid: 'an-id-of-another-tab', flowVersion: 1, email: 'c@d.co' };
    phone.browser.texts.set(
      'onboardingProgress',
      JSON.stringify({ ...other, sync: { email: entry } }),
    );
    tab.fire.left();
    await clock.advance(0);
    expect(server.answers(uuid)).toEqual({ email: 'a@b.co' });
  });

  it('continues from the acknowledged state when a page returns', async () => {
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({ email: 'a@b.co' });
    await clock.advance(800);
    tab.change({ email: 'c@d.co' });
    tab.fire.left();
    tab.change({ businessType: 'food' });
    tab.fire.visible();
    await clock.advance(0);
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({
      email: 'c@d.co',
      businessType: 'food',
    });
    expect(tab.saveState()).toMatchObject({ kind: 'saved' });
  });

  it('sends nothing before it is connected, whatever happens to the page', async () => {
    const tab = device(server, clock).open();
    tab.change({ email: 'a@b.co' });
    tab.fire.online();
    tab.fire.hidden();
    tab.fire.visible();
    tab.fire.left();
    await clock.advance(600_000);
    expect(server.calls).toEqual([]);
  });

  it('loads no client for a save that has nothing to send', async () => {
    const { open } = server;
    let opened = 0;
    server.open = async (uuid) => {
      opened += 1;
      return await open(uuid);
    };
    const tab = device(server, clock).open();
    expect(await tab.saveNow()).toBe('saved');
    expect(opened).toBe(0);
    expect(tab.saveState()).toEqual({ kind: 'idle' });
  });

  it('sets the loading flag of the second key for as long as a call takes', async () => {
    const here = device(server, clock);
    const isLoading = () => JSON.parse(here.browser.texts.get('onboardingData') ?? '').loading;
    const tab = here.open();
    tab.connect();
    tab.change({ email: 'a@b.co' });
    server.delay = 2_000;
    await clock.advance(799);
    expect(isLoading()).toBe(false);
    await clock.advance(1);
    expect(isLoading()).toBe(true);
    await clock.advance(1_000);
    expect(isLoading()).toBe(true);
    await clock.advance(5_000);
    expect(isLoading()).toBe(false);
  });

  it('makes no request for a draft that has just begun', async () => {
    const tab = device(server, clock).open();
    tab.connect();
    await clock.advance(60_000);
    expect(server.calls).toEqual([]);
  });

  it('sends a change made while a write was under way', async () => {
    server.delay = 2_000;
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({ email: 'first@b.co' });
    await clock.advance(3_000);
    tab.change({ email: 'second@b.co' });
    await clock.advance(10_000);
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({ email: 'second@b.co' });
    expect(server.busiest).toBe(1);
  });

  it('omits parked answers and keeps them here; they go out when the branch returns (D28)', async () => {
    const tab = device(server, clock).open();
    tab.connect();
    const { uuid } = tab.getSnapshot();
    const constructionTypes = [{ id: 'plumbing', name: 'Plumbing', ncciCode: '5183' }];
    tab.change({ businessType: 'construction', constructionTypes });
    await clock.advance(800);
    tab.change({ businessType: 'food' });
    await clock.advance(800);
    expect(server.answers(uuid)).toEqual({ businessType: 'food' });
    expect(tab.getSnapshot().answers.constructionTypes).toEqual(constructionTypes);
    tab.change({ businessType: 'construction' });
    await clock.advance(800);
    expect(server.answers(uuid)).toEqual({ businessType: 'construction', constructionTypes });
  });

  it('cleans text for the server and keeps it here as typed', async () => {
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({ contactInfo: { city: 'A\u0000B\uD83D', name: '🙂' } });
    await clock.advance(800);
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({
      contactInfo: { city: 'A\uFFFDB\uFFFD', name: '🙂' },
    });
    expect(tab.getSnapshot().answers.contactInfo).toEqual({ city: 'A\u0000B\uD83D', name: '🙂' });
  });
});

describe('start', () => {
  it('lets the remote answers override the local ones and copies them back locally (D26)', async () => {
    remoteAnswers({ businessType: 'food', email: 'remote@b.co', operatingState: 'Texas' });
    const here = device(
      server,
      clock,
      1,
      visited({ businessType: 'retail', operatingState: 'Texas' }),
    );
    const tab = here.open();
    tab.connect();
    await clock.advance(0);
    const answers = { businessType: 'food', email: 'remote@b.co', operatingState: 'Texas' };
    expect(tab.getSnapshot()).toMatchObject({ answers, currentStep: 4 });
    expect(JSON.parse(here.browser.texts.get('onboardingProgress') ?? '')).toMatchObject(answers);
  });

  it('keeps and sends local answers that the server has not acknowledged (D26)', async () => {
    remoteAnswers({ businessType: 'food', email: 'remote@b.co' });
    const tab = device(server, clock, 1, visited({ email: 'local@b.co' }, false)).open();
    tab.connect();
    await clock.advance(800);
    expect(tab.getSnapshot().answers).toEqual({ businessType: 'food', email: 'local@b.co' });
    expect(server.answers(ID)).toEqual({ businessType: 'food', email: 'local@b.co' });
  });

  it('loses no answer given while the remote ones are loading', async () => {
    remoteAnswers({ email: 'remote@b.co' });
    server.delay = 3_000;
    const tab = device(server, clock, 1, visited({ email: 'old@b.co' })).open();
    tab.connect();
    await clock.advance(1_000);
    tab.change({ email: 'typed@b.co' });
    await clock.advance(20_000);
    expect(tab.getSnapshot().answers.email).toBe('typed@b.co');
    expect(server.answers(ID)).toEqual({ email: 'typed@b.co' });
  });

  it('reads a status as quote status and id, never as a business type (D24)', async () => {
    remoteAnswers({ email: 'a@b.co' });
    server.rows.set(ID, {
      columns: { industry_ui: 'quoted:QTE-42', email: 'a@b.co' },
      saved: null,
    });
    const tab = device(server, clock, 1, visited({})).open();
    tab.connect();
    await clock.advance(0);
    expect(tab.getSnapshot()).toMatchObject({ quoteStatus: 'quoted', quoteId: 'QTE-42' });
    expect(tab.getSnapshot().answers).toEqual({ email: 'a@b.co' });
  });

  it('reads the business type of a row without saved answers', async () => {
    server.rows.set(ID, { columns: { industry_ui: 'food' }, saved: null });
    const tab = device(server, clock, 1, visited({})).open();
    tab.connect();
    await clock.advance(0);
    expect(tab.getSnapshot().answers).toEqual({ businessType: 'food' });
  });

  it('ignores remote values that cannot be answers', async () => {
    remoteAnswers({ email: 'a@b.co', contactInfo: 'not an object' });
    const tab = device(server, clock, 1, visited({})).open();
    tab.connect();
    await clock.advance(0);
    expect(tab.getSnapshot().answers).toEqual({ email: 'a@b.co' });
  });

  it('leaves the sections of a newer flow version unchanged', async () => {
    server.rows.set(ID, {
      columns: {},
      saved: { answers: { hobbies: 'chess' }, flowVersion: 2, version: 'v1' },
    });
    const tab = device(server, clock, 1, visited({})).open();
    tab.connect();
    tab.change({ email: 'a@b.co' });
    await clock.advance(800);
    expect(server.rows.get(ID)?.saved).toMatchObject({
      answers: { hobbies: 'chess', email: 'a@b.co' },
      flowVersion: 2,
    });
  });
});

describe('faults: the visitor is told about each, and nothing is lost', () => {
  const titles = (tab: { takeNotices: () => { title: string }[] }) =>
    tab.takeNotices().map(({ title }) => title);

  it('server down at start: Connection error once, answers from this device, loaded later', async () => {
    remoteAnswers({ businessType: 'food' });
    server.fault = down;
    const tab = device(server, clock, 1, visited({ email: 'a@b.co' }, false)).open();
    tab.connect();
    await clock.advance(30_000);
    expect(titles(tab)).toEqual([CONNECTION]);
    expect(tab.getSnapshot().answers).toEqual({ email: 'a@b.co' });
    server.fault = () => undefined;
    await clock.advance(60_000);
    expect(tab.getSnapshot().answers).toEqual({ email: 'a@b.co', businessType: 'food' });
  });

  it.each([
    ['500s', unreachable],
    ['401', denied],
  ])(
    '%s: Autosave error once, kept on this device, sent when the server is back',
    async (_, fault) => {
      server.fault = () => fault;
      const here = device(server, clock);
      const tab = here.open();
      tab.connect();
      tab.change({ email: 'a@b.co' });
      await clock.advance(100_000);
      expect(titles(tab)).toEqual([AUTOSAVE]);
      expect(tab.saveState()).toMatchObject({ kind: 'on-device', retry: true });
      server.fault = () => undefined;
      await clock.advance(400_000);
      expect(server.answers(tab.getSnapshot().uuid)).toEqual({ email: 'a@b.co' });
      expect(tab.saveState()).toMatchObject({ kind: 'saved' });
      expect(here.log.join()).not.toContain('a@b.co');
      expect(here.log.join()).not.toContain(tab.getSnapshot().uuid);
    },
  );

  it('reports the next outage again', async () => {
    const tab = device(server, clock).open();
    tab.connect();
    for (const email of ['a@b.co', 'c@d.co']) {
      server.fault = down;
      tab.change({ email });
      await clock.advance(5_000);
      server.fault = () => undefined;
      await clock.advance(60_000);
    }
    expect(titles(tab)).toEqual([AUTOSAVE, AUTOSAVE]);
  });

  it('409: reads again, merges and writes over what it has read', async () => {
    let conflicts = 0;
    server.fault = (call) => (call === 'save' && (conflicts += 1) === 1 ? conflict : undefined);
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({ email: 'a@b.co' });
    await clock.advance(800);
    expect(server.calls).toEqual(['fetch', 'save', 'fetch', 'save']);
    expect(titles(tab)).toEqual([]);
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({ email: 'a@b.co' });
  });

  it('409 forever: gives up for now and keeps the answers', async () => {
    server.fault = (call) => (call === 'save' ? conflict : undefined);
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({ email: 'a@b.co' });
    await clock.advance(801);
    expect(tab.saveState()).toMatchObject({ kind: 'on-device', retry: true });
    expect(server.calls.length).toBeLessThan(100);
  });

  it.each(['413', '23514'])('%s for one section: only that one is held back', async (code) => {
    const guilty = (write: unknown) => JSON.stringify(write ?? null).includes('too long');
    server.fault = (call, write) =>
      call === 'save' && guilty(write) ? { kind: 'invalid', code } : undefined;
    const tab = device(server, clock).open();
    const { uuid } = tab.getSnapshot();
    tab.connect();
    tab.change({ email: 'a@b.co', contactInfo: { city: 'too long' }, businessType: 'food' });
    await clock.advance(800);
    expect(server.answers(uuid)).toEqual({ email: 'a@b.co', businessType: 'food' });
    expect(tab.saveState()).toMatchObject({ kind: 'rejected', sections: ['contactInfo'] });
    expect(titles(tab)).toEqual([AUTOSAVE]);
    expect(tab.getSnapshot().answers.contactInfo).toEqual({ city: 'too long' });

    const calls = server.calls.length;
    await clock.advance(600_000);
    expect(server.calls.length).toBe(calls);
    tab.change({ contactInfo: { city: 'short' } });
    await clock.advance(800);
    expect(server.answers(uuid)).toMatchObject({ contactInfo: { city: 'short' } });
    expect(tab.saveState()).toMatchObject({ kind: 'saved' });
  });

  it('413 for all sections together: sends as many as fit', async () => {
    server.fault = (call, write) =>
      call === 'save' && JSON.stringify(write?.answers).length > 120 ? invalid : undefined;
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({
      contactInfo: { city: 'x'.repeat(60) },
      employeesInfo: { owners: 'y'.repeat(40) },
      email: 'a@b.co',
    });
    await clock.advance(800);
    expect(Object.keys(server.answers(tab.getSnapshot().uuid))).toEqual(['contactInfo', 'email']);
    expect(tab.saveState()).toMatchObject({ kind: 'rejected', sections: ['employeesInfo'] });
  });

  it.each([['413'], ['400']])(
    '%s whatever is sent: no section is blamed, and it is retried',
    async (code) => {
      server.fault = (call) => (call === 'save' ? { kind: 'invalid', code } : undefined);
      const tab = device(server, clock).open();
      tab.connect();
      tab.change({ contactInfo: { city: 'Aurora' } }, { currentStep: 7 });
      await clock.advance(800);
      expect(tab.saveState()).toMatchObject({ kind: 'on-device', retry: true });
      expect(titles(tab)).toEqual([AUTOSAVE]);
      server.fault = () => undefined;
      await clock.advance(300_000);
      expect(server.answers(tab.getSnapshot().uuid)).toEqual({ contactInfo: { city: 'Aurora' } });
      expect(tab.saveState()).toMatchObject({ kind: 'saved' });
    },
  );

  it('a refused section is resent once per visit', async () => {
    server.fault = (call, write) =>
      call === 'save' && JSON.stringify(write?.answers).includes('Aurora') ? invalid : undefined;
    const here = device(server, clock);
    const visit = async () => {
      const tab = here.open();
      tab.connect();
      tab.change({ contactInfo: { city: 'Aurora' } });
      await clock.advance(600_000);
      tab.close();
      return tab.saveState();
    };
    expect(await visit()).toMatchObject({ kind: 'rejected', sections: ['contactInfo'] });
    server.calls.length = 0;
    expect(await visit()).toMatchObject({ kind: 'rejected', sections: ['contactInfo'] });
    expect(server.calls.filter((call) => call === 'save').length).toBeLessThan(5);
    server.fault = () => undefined;
    expect(await visit()).toMatchObject({ kind: 'saved' });
    const [answers] = [...server.rows.values()].map(({ saved }) => saved?.answers);
    expect(answers).toEqual({ contactInfo: { city: 'Aurora' } });
  });

  it('input during a refused write does not mark that input as refused', async () => {
    server.delay = 500;
    server.fault = (call, write) =>
      call === 'save' && JSON.stringify(write?.answers).includes('poison') ? invalid : undefined;
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({ businessType: 'food', operatingState: 'Texas', email: 'poison@b.co' });
    await clock.advance(1_400);
    expect(server.calls).toEqual(['fetch', 'save']);
    tab.change({ contactInfo: { city: 'poison' } });
    await clock.advance(60_000);
    expect(tab.saveState()).toMatchObject({ sections: ['email', 'contactInfo'] });
    expect(server.answers(tab.getSnapshot().uuid)).toMatchObject({ businessType: 'food' });
  });

  it('slow responses (10 s): a visitor who waits is told after at most 10 s', async () => {
    server.delay = 9_000;
    const tab = device(server, clock).open();
    tab.change({ businessType: 'food' });
    let outcome = 'waiting';
    void tab.saveNow().then((result) => (outcome = result));
    await clock.advance(9_999);
    expect(outcome).toBe('waiting');
    await clock.advance(1);
    expect(outcome).toBe('failed');
    await clock.advance(60_000);
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({ businessType: 'food' });
    expect(tab.saveState()).toMatchObject({ kind: 'saved' });
  });

  it('a truncated response: the write is repeated and there is still one row', async () => {
    let saves = 0;
    server.fault = (call) => (call === 'save' && (saves += 1) === 1 ? 'lost' : undefined);
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({ email: 'a@b.co' });
    await clock.advance(60_000);
    expect(server.rows.size).toBe(1);
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({ email: 'a@b.co' });
    expect(tab.saveState()).toMatchObject({ kind: 'saved' });
  });

  describe('a write whose response is lost, taken back before the server can be asked', () => {
    const agreed = { city: 'Aurora', phone: '1' };
    const first = { businessType: 'food', contactInfo: agreed };

    async function saved() {
      const here = device(server, clock);
      const tab = here.open();
      tab.connect();
      tab.change(first);
      await clock.advance(5_000);
      return { here, tab };
    }

    /** The answers here and on the server, and the notices shown, once the network has recovered. */
    async function outcome(tab: Tab) {
      server.fault = () => undefined;
      await clock.advance(180_000);
      const { answers, uuid } = tab.getSnapshot();
      const told = titles(tab).filter((title) => title !== AUTOSAVE);
      return { here: answers, there: server.answers(uuid), told };
    }

    const asFirst = { here: first, there: first, told: [] };

    const other = { businessType: 'retail', contactInfo: { ...agreed, city: 'Boise' } };

    it('in the open page: the last answer holds', async () => {
      const { tab } = await saved();
      server.fault = (call) => (call === 'save' ? 'lost' : unreachable);
      tab.change(other);
      await clock.advance(2_000);
      tab.change(first);
      expect(await outcome(tab)).toEqual(asFirst);
    });

    it.each(['left', 'closed in the middle of it'])('after the page was %s', async (how) => {
      const { here, tab } = await saved();
      server.delay = 300;
      tab.change(other);
      if (how === 'left') tab.fire.left();
      await clock.advance(how === 'left' ? 0 : 900);
      tab.crash();
      await clock.advance(500);
      expect(server.answers(tab.getSnapshot().uuid)).toEqual(other);
      server.fault = () => unreachable;
      const again = here.open();
      again.connect();
      again.change(first);
      expect(await outcome(again)).toEqual(asFirst);
    });

    it('and the change of another device to another field stays', async () => {
      const { tab } = await saved();
      server.fault = (call) => (call === 'save' ? 'lost' : unreachable);
      tab.change({ contactInfo: { ...agreed, city: 'Boise' } });
      await clock.advance(2_000);
      const { uuid } = tab.getSnapshot();
      const row = server.rows.get(uuid);
      if (!row?.saved) throw new Error('The write did not arrive.');
      const contactInfo = { city: 'Boise', phone: '2' };
      const answers = { ...row.saved.answers, contactInfo };
      server.rows.set(uuid, { ...row, saved: { ...row.saved, answers, version: 'v9' } });
      tab.change({ contactInfo: agreed });
      server.fault = () => undefined;
      await clock.advance(180_000);
      expect(server.answers(uuid)['contactInfo']).toEqual({ city: 'Aurora', phone: '2' });
    });
  });

  it('a client that does not load: like a server that is down', async () => {
    server.fault = (call) => (call === 'open' ? unreachable : undefined);
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({ email: 'a@b.co' });
    await clock.advance(5_000);
    expect(titles(tab)).toEqual([AUTOSAVE]);
    server.fault = () => undefined;
    await clock.advance(60_000);
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({ email: 'a@b.co' });
  });

  it('a bug of ours: said once, logged as it is, and the answers are sent all the same', async () => {
    const bug = new TypeError('Cannot read properties of undefined');
    server.fault = (call) => {
      if (call === 'save') throw bug;
      return undefined;
    };
    const here = device(server, clock);
    const tab = here.open();
    tab.connect();
    tab.change({ email: 'a@b.co' });
    await clock.advance(5_000);
    expect(titles(tab)).toEqual(['Something went wrong on our side']);
    tab.change({ operatingState: 'Texas' });
    await clock.advance(600_000);
    expect(titles(tab)).toEqual([]);
    expect(here.bugs.length).toBeGreaterThan(1);
    expect(new Set(here.bugs)).toEqual(new Set([bug]));
    expect(tab.saveState()).toMatchObject({ kind: 'on-device', retry: true });
    server.fault = () => undefined;
    await clock.advance(600_000);
    const { uuid } = tab.getSnapshot();
    expect(server.answers(uuid)).toEqual({ email: 'a@b.co', operatingState: 'Texas' });
    expect(tab.takeEndedNotices()).toMatchObject([{ title: 'Something went wrong on our side' }]);
  });

  it('a bug in a call that a button makes: the button says so, and the error is logged', async () => {
    const bug = new TypeError('Cannot read properties of undefined');
    const here = device(server, clock);
    const tab = here.open();
    tab.connect();
    server.fault = (call) => {
      if (call === 'erase') throw bug;
      return undefined;
    };
    expect(await tab.deleteEverywhere()).toBe('failed');
    expect(here.bugs).toEqual([bug]);
  });

  it('a tab that the browser has stopped holds the others up only for a while', async () => {
    const here = device(server, clock);
    const stopped = here.open();
    server.delay = 3_600_000;
    stopped.change({ email: 'a@b.co' });
    void stopped.saveNow();
    await clock.advance(1_000);
    server.delay = 0;
    const tab = here.open();
    const saved = tab.saveNow();
    await clock.advance(9_000);
    expect(await saved).toBe('saved');
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({ email: 'a@b.co' });
  });

  it('storage full: the answers still reach the server', async () => {
    const here = device(server, clock);
    here.browser.fault = 'full';
    const tab = here.open();
    tab.connect();
    tab.change({ email: 'a@b.co' });
    await clock.advance(800);
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({ email: 'a@b.co' });
    expect(tab.saveState()).toEqual({ kind: 'not-stored' });
  });

  it('two devices editing different sections: both have both', async () => {
    remoteAnswers({ businessType: 'food' });
    const phone = device(server, clock, 1, visited({ businessType: 'food' })).open();
    const laptop = device(server, clock, 2, visited({ businessType: 'food' })).open();
    phone.connect();
    laptop.connect();
    await clock.advance(0);
    phone.change({ email: 'phone@b.co' });
    laptop.change({ operatingState: 'Texas' });
    await clock.advance(800);
    const all = { businessType: 'food', email: 'phone@b.co', operatingState: 'Texas' };
    expect(server.answers(ID)).toEqual(all);
    phone.change({ contactInfo: { city: 'Aurora' } });
    await clock.advance(800);
    expect(phone.getSnapshot().answers).toEqual({ ...all, contactInfo: { city: 'Aurora' } });
  });

  it('a draft of an older flow version is migrated and sent', async () => {
    const old = {
      uuid: ID,
      currentStep: '4',
      email: { email: 'a@b.co' },
      constructionTypes: ['plumbing'],
      businessType: 'construction',
    };
    const tab = device(server, clock, 1, { onboardingProgress: JSON.stringify(old) }).open();
    tab.connect();
    await clock.advance(800);
    expect(server.rows.get(ID)?.saved).toMatchObject({
      answers: {
        email: 'a@b.co',
        constructionTypes: [{ id: 'plumbing', name: 'Plumbing', ncciCode: '5183' }],
      },
      currentStep: 4,
      flowVersion: 1,
    });
  });

  it('a corrupted draft: reported, set aside, and restored from the server', async () => {
    remoteAnswers({ email: 'a@b.co' });
    const here = device(server, clock, 1, {
      onboardingProgress: '{"uuid":',
      onboardingData: JSON.stringify({ uuid: ID }),
    });
    const tab = here.open();
    expect(tab.takeNotices()).toEqual([
      {
        title: 'Error loading saved data',
        text: 'Could not load your previously saved progress.',
        advice: {
          title: 'Some answers may be missing',
          text: 'Go through the questions again, or open your resume link.',
        },
        tone: 'error',
        stays: true,
      },
    ]);
    tab.connect();
    await clock.advance(0);
    expect(tab.getSnapshot()).toMatchObject({ uuid: ID, answers: { email: 'a@b.co' } });
    expect(endedTitles(tab)).toContain('Error loading saved data');
    expect(here.browser.texts.get('onboardingProgress.setAside')).toBe('{"uuid":');
  });
});

describe('answers from the second key, when the first is gone', () => {
  /** A phone that lost the first key after the server got its email but before it got its state. */
  async function phoneWithoutFirstKey() {
    const phone = device(server, clock, 1);
    const before = phone.open();
    before.change({ businessType: 'food', email: 'old@b.co' });
    await before.saveNow();
    server.fault = down;
    before.change({ operatingState: 'Texas' });
    await clock.advance(5_000);
    before.crash();
    phone.browser.texts.delete('onboardingProgress');
    server.fault = () => undefined;
    return { phone, uuid: before.getSnapshot().uuid };
  }

  it('yield to changes of another device, and are sent when nobody has them', async () => {
    const { phone, uuid } = await phoneWithoutFirstKey();
    const laptop = device(server, clock, 2).open();
    await laptop.resume(uuid);
    laptop.change({ email: 'new@b.co' });
    await laptop.saveNow();

    const tab = phone.open();
    expect(tab.getSnapshot().answers).toMatchObject({ email: 'old@b.co', operatingState: 'Texas' });
    tab.connect();
    await clock.advance(800);
    const all = { businessType: 'food', email: 'new@b.co', operatingState: 'Texas' };
    expect(tab.getSnapshot().answers).toEqual(all);
    expect(server.answers(uuid)).toEqual(all);
  });

  it('are not resent when they were deleted meanwhile (D29)', async () => {
    const { phone, uuid } = await phoneWithoutFirstKey();
    server.rows.delete(uuid);
    const tab = phone.open();
    tab.connect();
    await clock.advance(800);
    expect(tab.saveState()).toEqual({ kind: 'gone' });
    expect(server.rows.size).toBe(0);
  });
});

describe('the time of the last save', () => {
  it('is not renewed by reading', async () => {
    remoteAnswers({ businessType: 'food' });
    const savedAt = '2026-11-30T08:00:00.000Z';
    const stored = visited({ businessType: 'food' });
    const text = JSON.stringify({ ...JSON.parse(stored.onboardingProgress), savedAt });
    const tab = device(server, clock, 1, { onboardingProgress: text }).open();
    tab.connect();
    await clock.advance(5_000);
    expect(server.calls).toEqual(['fetch']);
    expect(tab.saveState()).toEqual({ kind: 'saved', at: savedAt });
  });
});

describe('retries', () => {
  it('happen at once when the browser is online again or the tab becomes visible', async () => {
    server.fault = down;
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({ email: 'a@b.co' });
    await clock.advance(800);
    const calls = server.calls.length;
    tab.fire.visible();
    await clock.advance(0);
    expect(server.calls.length).toBe(calls + 1);
    server.fault = () => undefined;
    tab.fire.online();
    await clock.advance(0);
    expect(tab.saveState()).toMatchObject({ kind: 'saved' });
  });

  it('are not hurried by typing', async () => {
    server.fault = down;
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({ email: 'a@b.co' });
    await clock.advance(100_000);
    const calls = server.calls.length;
    const wait = clock.next() ?? 0;
    for (let key = 0; key < 50; key += 1) tab.change({ email: `a${key}@b.co` });
    expect(clock.next()).toBeLessThanOrEqual(Math.max(wait, 300));
    await clock.advance(Math.max(0, wait - 1));
    expect(server.calls.length).toBe(calls);
  });

  it('wait until the time the server gave, whatever page is opened and Continue pressed', async () => {
    const here = device(server, clock);
    const tab = here.open();
    tab.connect();
    tab.change({ businessType: 'food' });
    await clock.advance(800);
    server.fault = (call) => (call === 'open' ? undefined : { ...tooMany, wait: 20_000 });
    tab.change({ email: 'a@b.co' });
    await clock.advance(800);
    const calls = server.calls.length;
    server.fault = () => undefined;
    tab.fire.visible();
    tab.fire.online();
    tab.change({ operatingState: 'Texas' });
    expect(await tab.saveNow()).toBe('queued');
    await clock.advance(19_999);
    expect(server.calls.length).toBe(calls);
    await clock.advance(1);
    const all = { businessType: 'food', email: 'a@b.co', operatingState: 'Texas' };
    expect(server.answers(tab.getSnapshot().uuid)).toEqual(all);
    expect(tab.takeNotices()).toEqual([]);
  });

  const quote = { quoteStatus: 'quoted', quoteId: 'QTE-1' };
  it.each<[string, Record<string, string>, Record<string, string>, ProgressChange]>([
    ['at the start', { businessType: 'food' }, {}, {}],
    ['of a save', {}, { email: 'a@b.co' }, {}],
    ['of a quote request', {}, { email: 'a@b.co' }, quote],
  ])('requested by the server show no toast: %s', async (_, before, answers, progress) => {
    remoteAnswers(before);
    server.fault = (call) => (call === 'open' ? undefined : { ...tooMany, wait: 5_000 });
    const tab = device(server, clock, 1, visited(before)).open();
    tab.connect();
    tab.change(answers, progress);
    expect(await tab.saveNow()).toBe('queued');
    await clock.advance(60_000);
    expect(server.calls.length).toBeGreaterThan(2);
    expect(tab.takeNotices()).toEqual([]);
    server.fault = () => undefined;
    await clock.advance(60_000);
    expect(tab.saveState().kind).not.toBe('on-device');
    expect(server.answers(ID)).toEqual({ ...before, ...answers });
  });

  it('stop when the store is closed', async () => {
    server.fault = down;
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({ email: 'a@b.co' });
    await clock.advance(800);
    tab.close();
    const calls = server.calls.length;
    await clock.advance(600_000);
    expect(server.calls.length).toBe(calls);
  });
});

describe('a save that the visitor waits for', () => {
  it('succeeds when the server has everything, even before connect', async () => {
    const tab = device(server, clock).open();
    tab.change({ businessType: 'food' });
    expect(await tab.saveNow()).toBe('saved');
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({ businessType: 'food' });
  });

  it('fails without its own toast and is retried in the background', async () => {
    server.fault = down;
    const here = device(server, clock);
    const tab = here.open();
    tab.change({ businessType: 'food' });
    expect(await tab.saveNow()).toBe('failed');
    await clock.advance(100_000);
    expect(tab.takeNotices()).toEqual([]);
    expect(here.log[0]).toBe('Draft: remote fetch failed (503); it will be tried again.');
    server.fault = () => undefined;
    await clock.advance(60_000);
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({ businessType: 'food' });
  });

  it('is queued without a network, and goes out when the network is back', async () => {
    const here = device(server, clock);
    const tab = here.open();
    server.fault = down;
    here.network.isOn = false;
    tab.change({ businessType: 'food' });
    expect(await tab.saveNow()).toBe('queued');
    expect(server.calls).toEqual([]);
    here.network.isOn = true;
    server.fault = () => undefined;
    tab.fire.online();
    await clock.advance(1);
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({ businessType: 'food' });
  });

  it('fails when the server refuses one of its sections', async () => {
    server.fault = (call) => (call === 'save' ? invalid : undefined);
    const tab = device(server, clock).open();
    tab.change({ businessType: 'food' });
    expect(await tab.saveNow()).toBe('failed');
    expect(tab.takeNotices()).toEqual([]);
    expect(tab.saveState()).toMatchObject({ kind: 'rejected', sections: ['businessType'] });
  });

  it('does not succeed while a refused section is missing, and does not block the visitor', async () => {
    server.fault = (call, write) =>
      call === 'save' && JSON.stringify(write?.answers).includes('too long') ? invalid : undefined;
    const tab = device(server, clock).open();
    tab.change({ businessType: 'food', contactInfo: { city: 'too long' } });
    expect(await tab.saveNow()).toBe('failed');
    tab.change({ email: 'a@b.co' });
    expect(await tab.saveNow()).toBe('queued');
    tab.change({ contactInfo: { city: 'short' } });
    expect(await tab.saveNow()).toBe('saved');
  });

  it('shows Quote submission error even when the server refuses the quote status permanently', async () => {
    server.fault = (call, write) =>
      call === 'save' && write?.columns.industry_ui?.startsWith('quoted') ? invalid : undefined;
    const tab = device(server, clock).open();
    tab.change({ businessType: 'food' }, { quoteId: 'QTE-42', quoteStatus: 'quoted' });
    expect(await tab.saveNow()).toBe('failed');
    expect(tab.takeNotices().map(({ title }) => title)).toEqual([QUOTE]);
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({ businessType: 'food' });
  });

  it('leaves no timer behind', async () => {
    const tab = device(server, clock).open();
    tab.change({ businessType: 'food' });
    await tab.saveNow();
    tab.flush();
    await clock.advance(300);
    expect(clock.next()).toBeUndefined();
  });

  it('shows Quote submission error when the quote status does not arrive, and sends it later (D13)', async () => {
    const tab = device(server, clock).open();
    tab.change({ businessType: 'food' });
    await tab.saveNow();
    server.fault = down;
    tab.change({}, { quoteId: 'QTE-42', quoteStatus: 'quoted' });
    expect(await tab.saveNow()).toBe('failed');
    await clock.advance(100_000);
    expect(tab.takeNotices()).toEqual([
      {
        title: QUOTE,
        text: "We couldn't process your quote at this time. Please try again later.",
        tone: 'error',
        stays: true,
      },
    ]);
    expect(endedTitles(tab)).toEqual([]);
    server.fault = () => undefined;
    await clock.advance(60_000);
    expect(endedTitles(tab)).toContain(QUOTE);
    expect(server.rows.get(tab.getSnapshot().uuid)?.columns).toMatchObject({
      industry_ui: 'quoted:QTE-42',
    });
  });
});

describe('several tabs with one server', () => {
  it('never have two writes under way, and the server ends with both tabs’ answers', async () => {
    server.delay = 700;
    const here = device(server, clock);
    const one = here.open();
    const two = here.open();
    one.connect();
    two.connect();
    for (let edit = 0; edit < 20; edit += 1) {
      one.change({ email: `${edit}@b.co` });
      two.change({ contactInfo: { city: `City ${edit}` } });
      await clock.advance(450);
    }
    await clock.advance(30_000);
    expect(server.busiest).toBe(1);
    expect(server.rows.size).toBe(1);
    expect(server.answers(one.getSnapshot().uuid)).toEqual({
      email: '19@b.co',
      contactInfo: { city: 'City 19' },
    });
    expect(one.saveState()).toMatchObject({ kind: 'saved' });
    expect(two.saveState()).toMatchObject({ kind: 'saved' });
  });
});

describe('another draft', () => {
  it('starting over sends the answers under way to the old id', async () => {
    server.delay = 1_000;
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({ email: 'a@b.co' });
    const old = tab.getSnapshot().uuid;
    await clock.advance(1_900);
    tab.startOver();
    await clock.advance(30_000);
    expect(tab.getSnapshot().answers).toEqual({});
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({});
    expect(server.answers(old)).toEqual({ email: 'a@b.co' });
  });

  it('deletes the remote rows and the local copy (D29)', async () => {
    const here = device(server, clock);
    const tab = here.open();
    tab.change({ email: 'a@b.co' });
    await tab.saveNow();
    const old = tab.getSnapshot().uuid;
    expect(await tab.deleteEverywhere()).toBe('deleted');
    expect(server.rows.has(old)).toBe(false);
    expect(tab.getSnapshot().answers).toEqual({});
    expect([...here.browser.texts.values()].join()).not.toContain('a@b.co');
    await clock.advance(60_000);
    expect(server.rows.size).toBe(0);
  });

  it('deletes the rows of a draft begun by another tab, with its copy', async () => {
    const here = device(server, clock);
    const tab = here.open();
    tab.change({ email: 'a@b.co' });
    await tab.saveNow();
    remoteAnswers({ email: 'c@d.co' });
    for (const [key, text] of Object.entries(visited({ email: 'c@d.co' })))
      here.browser.texts.set(key, text);
    expect(await tab.deleteEverywhere()).toBe('deleted');
    expect(server.rows.has(ID)).toBe(false);
    expect([...here.browser.texts.values()].join()).not.toContain('c@d.co');
  });

  it('keeps both copies when the server cannot be reached for the deletion', async () => {
    const tab = device(server, clock).open();
    tab.change({ email: 'a@b.co' });
    await tab.saveNow();
    server.fault = down;
    expect(await tab.deleteEverywhere()).toBe('failed');
    expect(tab.getSnapshot().answers).toEqual({ email: 'a@b.co' });
    expect(server.rows.size).toBe(1);
  });

  it('continues sending after a failed deletion', async () => {
    const tab = device(server, clock).open();
    tab.connect();
    server.fault = down;
    tab.change({ email: 'a@b.co' });
    await clock.advance(1_000);
    expect(await tab.deleteEverywhere()).toBe('failed');
    server.fault = () => undefined;
    await clock.advance(600_000);
    expect(server.answers(tab.getSnapshot().uuid)).toEqual({ email: 'a@b.co' });
  });

  it('a deletion waits for a write under way, which cannot restore the row', async () => {
    server.delay = 1_000;
    const tab = device(server, clock).open();
    tab.connect();
    tab.change({ email: 'a@b.co' });
    await clock.advance(1_900);
    const deletion = tab.deleteEverywhere();
    await clock.advance(60_000);
    expect(await deletion).toBe('deleted');
    expect(server.rows.size).toBe(0);
  });

  it('opens the answers of a resume link and sets those of this device aside', async () => {
    remoteAnswers({ email: 'link@b.co' }, 7);
    const here = device(server, clock);
    const tab = here.open();
    tab.change({ email: 'here@b.co' });
    expect(tab.hasAnswers()).toBe(true);
    expect(await tab.resume(ID)).toBe('resumed');
    expect(tab.getSnapshot()).toMatchObject({
      uuid: ID,
      currentStep: 7,
      answers: { email: 'link@b.co' },
    });
    expect(here.browser.texts.get('onboardingProgress.setAside')).toContain('here@b.co');
    await clock.advance(60_000);
    expect(server.answers(ID)).toEqual({ email: 'link@b.co' });
    expect(server.rows.size).toBe(2);
  });

  it('deletes the answers replaced by a link with those of the link', async () => {
    remoteAnswers({ email: 'link@b.co' });
    const here = device(server, clock);
    const tab = here.open();
    tab.change({ email: 'here@b.co' });
    await tab.resume(ID);
    expect(server.rows.size).toBe(2);
    expect(await tab.deleteEverywhere()).toBe('deleted');
    expect(server.rows.size).toBe(0);
    expect([...here.browser.texts.values()].join()).not.toContain('b.co');
  });

  it('resumes a deletion that stopped between the two', async () => {
    remoteAnswers({ email: 'link@b.co' });
    const tab = device(server, clock).open();
    tab.change({ email: 'here@b.co' });
    await tab.resume(ID);
    server.fault = (call) => (call === 'erase' && server.rows.size === 1 ? unreachable : undefined);
    expect(await tab.deleteEverywhere()).toBe('failed');
    expect(tab.getSnapshot().answers).toEqual({ email: 'link@b.co' });
    server.fault = () => undefined;
    expect(await tab.deleteEverywhere()).toBe('deleted');
    expect(server.rows.size).toBe(0);
  });

  it.each(['{"uuid":7}', '{"x":', '"text"'])(
    'deletes only the rows of its own id when what is set aside is %s',
    async (aside) => {
      const here = device(server, clock);
      const tab = here.open();
      tab.change({ email: 'a@b.co' });
      await tab.saveNow();
      remoteAnswers({ email: 'c@d.co' });
      here.browser.texts.set('onboardingProgress.setAside', aside);
      expect(await tab.deleteEverywhere()).toBe('deleted');
      expect([...server.rows.keys()]).toEqual([ID]);
    },
  );

  it('opens no link over answers that neither the storage nor the server has', async () => {
    remoteAnswers({ email: 'link@b.co' });
    const here = device(server, clock);
    const tab = here.open();
    here.browser.fault = 'full';
    server.fault = (call) => (call === 'save' ? unreachable : undefined);
    tab.change({ email: 'here@b.co' });
    expect(await tab.resume(ID)).toBe('failed');
    expect(tab.getSnapshot().answers).toEqual({ email: 'here@b.co' });
    server.fault = () => undefined;
    expect(await tab.resume(ID)).toBe('resumed');
  });

  it('opens a link whose answers are in only one of the two rows', async () => {
    server.rows.set(ID, { columns: { email: 'link@b.co' }, saved: null });
    const tab = device(server, clock).open();
    expect(await tab.resume(ID)).toBe('resumed');
    expect(tab.getSnapshot().answers).toEqual({ email: 'link@b.co' });
    remoteAnswers({ email: 'other@b.co' });
    server.rows.set(ID, { columns: null, saved: server.rows.get(ID)?.saved ?? null });
    const other = device(server, clock, 2).open();
    expect(await other.resume(ID)).toBe('resumed');
    expect(other.getSnapshot().answers).toEqual({ email: 'other@b.co' });
  });

  it('opens a link over answers that the storage has and the server lacks', async () => {
    remoteAnswers({ email: 'link@b.co' });
    const here = device(server, clock);
    const tab = here.open();
    server.fault = (call) => (call === 'save' ? unreachable : undefined);
    tab.change({ email: 'here@b.co' });
    expect(await tab.resume(ID)).toBe('resumed');
    expect(here.browser.texts.get('onboardingProgress.setAside')).toContain('here@b.co');
  });

  it.each([
    ['not-found', 'an-id-of-nobody-at-all', () => undefined],
    ['failed', ID, down],
  ] as const)(
    'keeps the answers of this device when the link is %s',
    async (outcome, id, fault) => {
      remoteAnswers({ email: 'link@b.co' });
      server.fault = fault;
      const tab = device(server, clock).open();
      tab.change({ email: 'here@b.co' });
      expect(await tab.resume(id)).toBe(outcome);
      expect(tab.getSnapshot().answers).toEqual({ email: 'here@b.co' });
    },
  );
});
