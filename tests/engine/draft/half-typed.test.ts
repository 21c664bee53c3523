import { describe, expect, it } from 'vitest';
import { createDraftStore } from '../../../src/engine/draft/draft-store.ts';
import type { DraftPolicy } from '../../../src/engine/draft/types.ts';
import { withDays, withoutHalfTyped } from '../../../src/engine/flow/stored/dates.ts';
import { shapeOf } from '../../../src/engine/flow/stored/shape.ts';
import { isJson, type Json } from '../../../src/engine/logic/json.ts';
import { fakeServer } from './remote/fake-server.ts';
import { samplePolicy } from './sample-policy.ts';
import { fakeClock, fakeRandom, fakeStorage } from './world.ts';

const date = { type: 'string', format: 'date' };
const row = { type: 'object', properties: { on: date } };
const shape = shapeOf({
  type: 'object',
  properties: { since: date, rows: { type: 'array', items: row } },
});

/** The sample flow with dates in `contactInfo`. */
const policy: DraftPolicy = {
  ...samplePolicy,
  upgrade: (section, value) => {
    const read = samplePolicy.upgrade(section, value);
    return section === 'contactInfo' && isJson(read) ? withDays(read, shape) : read;
  },
  storable: (section, value) =>
    section === 'contactInfo' ? withoutHalfTyped(value, shape) : value,
  mirror: ({ answers }) => ({ contactInfo: { contactInfo: answers.contactInfo ?? null } }),
};

const ID = 'an-id-longer-than-ten';

function world(stored: object = {}) {
  const clock = fakeClock();
  const server = fakeServer(clock);
  const progress = JSON.stringify({ uuid: ID, flowVersion: 1, currentStep: 1, ...stored });
  const browser = fakeStorage({ onboardingProgress: progress });
  let tabs = 0;
  const open = () => {
    const { storage, events } = browser.open();
    const random = fakeRandom((tabs += 1));
    const store = createDraftStore({ storage, events, clock, random, policy, remote: server.open });
    store.connect();
    return store;
  };
  const kept = (key: string) => JSON.parse(browser.texts.get(key) ?? '{}');
  return { clock, server, open, kept };
}

describe('a half-typed date', () => {
  const typed = {
    since: '02/3',
    city: 'Aurora',
    rows: [{ on: '02/30/2027' }, { on: '2027-02-28' }],
  };

  it('is shown as typed after a reload, and is in no field that is read as a date', async () => {
    const { clock, open, kept } = world();
    open().change({ contactInfo: typed });
    const left = { city: 'Aurora', rows: [{}, { on: '2027-02-28' }] };
    expect(kept('onboardingProgress').contactInfo).toEqual(left);
    expect(kept('onboardingData').contactInfo.contactInfo).toEqual(left);
    const again = open();
    expect(again.answers().contactInfo).toEqual(typed);
    again.change({ email: 'a@b.co' });
    await clock.advance(5_000);
    expect(open().answers()).toEqual({ email: 'a@b.co', contactInfo: typed });
  });

  it('is not sent, and does not replace the value on the server', async () => {
    const { clock, server, open } = world();
    const tab = open();
    tab.change({ contactInfo: { since: '2027-02-28', city: 'Aurora' } });
    await clock.advance(5_000);
    tab.change({ contactInfo: { since: '02/3', city: 'Salem' } });
    await clock.advance(5_000);
    expect(server.answers(ID)).toEqual({ contactInfo: { since: '2027-02-28', city: 'Salem' } });
    expect(tab.answers().contactInfo).toEqual({ since: '02/3', city: 'Salem' });
    tab.change({ contactInfo: { since: '2027-03-01', city: 'Salem' } });
    await clock.advance(5_000);
    expect(server.answers(ID)).toEqual({ contactInfo: { since: '2027-03-01', city: 'Salem' } });
  });

  it('in a list holds back no other field', async () => {
    const { clock, server, open } = world();
    const tab = open();
    const rows = [{ on: '2027-02-28', what: 'Hail' }];
    tab.change({ contactInfo: { city: 'Aurora', rows } });
    await clock.advance(5_000);
    const edited: Json = [{ on: '02/3', what: 'Fire' }, { on: '2027-05-01' }];
    tab.change({ contactInfo: { city: 'Aurora', rows: edited } });
    await clock.advance(5_000);
    const sent = [{ what: 'Fire' }, { on: '2027-05-01' }];
    expect(server.answers(ID)).toEqual({ contactInfo: { city: 'Aurora', rows: sent } });
    expect(open().answers().contactInfo).toEqual({ city: 'Aurora', rows: edited });
    const whole: Json = [{ on: '2027-02-03', what: 'Fire' }, { on: '2027-05-01' }];
    tab.change({ contactInfo: { city: 'Aurora', rows: whole } });
    await clock.advance(5_000);
    expect(server.answers(ID)).toEqual({ contactInfo: { city: 'Aurora', rows: whole } });
  });

  it('of an older draft is not sent either', async () => {
    const { clock, server, open } = world({ contactInfo: { since: '2025-02-31', city: 'Aurora' } });
    open();
    await clock.advance(5_000);
    expect(server.answers(ID)).toEqual({ contactInfo: { city: 'Aurora' } });
  });

  it('that an older version has sent is not written again', async () => {
    const { clock, server, open } = world();
    const answers = { contactInfo: { since: '2025-02-31', city: 'Aurora' } };
    const saved = { answers, currentStep: 2, flowVersion: 1, version: 'v1' };
    server.rows.set(ID, { columns: {}, saved });
    open().change({ email: 'a@b.co' });
    await clock.advance(5_000);
    expect(server.answers(ID)).toEqual({ email: 'a@b.co', contactInfo: { city: 'Aurora' } });
  });

  it('from another tab is adopted unchanged', () => {
    const { open } = world();
    const [one, other] = [open(), open()];
    one.change({ contactInfo: typed });
    expect(other.answers().contactInfo).toEqual(typed);
  });
});

describe('a timestamp in a date field', () => {
  const old = { since: '2025-01-05T00:00:00.000Z', rows: [{ on: '2026-12-01T06:00:00.000Z' }] };
  const days = { since: '2025-01-05', rows: [{ on: '2026-12-01' }] };

  it('in an older draft is read as its date, here and on the server', async () => {
    const { clock, server, open } = world({ contactInfo: old });
    const tab = open();
    expect(tab.answers().contactInfo).toEqual(days);
    await clock.advance(5_000);
    expect(server.answers(ID)).toEqual({ contactInfo: days });
  });

  it('on the server is read as its date', async () => {
    const { clock, server, open } = world();
    const saved = { answers: { contactInfo: old }, flowVersion: 1, version: 'v1' };
    server.rows.set(ID, { columns: {}, saved });
    const tab = open();
    await clock.advance(5_000);
    expect(tab.answers().contactInfo).toEqual(days);
  });
});
