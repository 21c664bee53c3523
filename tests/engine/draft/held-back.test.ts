import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DraftPolicy } from '../../../src/engine/draft/types.ts';
import { holdsAsync } from '../../properties.ts';
import { device } from './remote/device.ts';
import { fakeServer, unreachable } from './remote/fake-server.ts';
import { samplePolicy } from './sample-policy.ts';
import { fakeClock } from './world.ts';

/** The sample flow with a step of one section whose answer is sent only after Continue confirms it. */
const policy: DraftPolicy = {
  ...samplePolicy,
  held(answers, sent, { open }): Record<string, string[]> {
    if (open !== 'email') return {};
    return { email: answers['email'] === sent['email'] ? [] : [''] };
  },
};

const act = fc.oneof(
  { weight: 3, arbitrary: fc.constant('type' as const) },
  { weight: 3, arbitrary: fc.constant('answer elsewhere' as const) },
  fc.constantFrom('back' as const, 'continue' as const, 'reload' as const, 'wait' as const),
  // Leaving a step may adjust its answer.
  fc.constant('back with another' as const),
);

it('unconfirmed answers are never sent, whatever else is answered, sent and reloaded (D31)', async () => {
  const property = fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
    const clock = fakeClock();
    const server = fakeServer(clock);
    const here = device(server, clock, 1, {}, policy);
    let tab = here.open();
    tab.connect();
    let confirmed: string | undefined;
    let typed: string | undefined;
    for (const [n, one] of acts.entries()) {
      if (one === 'type') {
        typed = `mail${n}@example.com`;
        tab.enter({ email: typed }, { pace: 'choice', moment: { open: 'email' } });
      } else if (one === 'answer elsewhere') tab.change({ operatingState: `State ${n}` });
      else if (one === 'back') tab.change({ email: typed }, {}, { open: 'email' });
      else if (one === 'back with another') {
        typed = `back${n}@example.com`;
        tab.change({ email: typed }, {}, { open: 'email' });
      } else if (one === 'continue') {
        confirmed = typed;
        tab.change({ email: typed }, {}, { confirmed: ['email'] });
      } else if (one === 'reload') {
        tab.fire.hidden();
        tab.crash();
        tab = here.open();
        tab.connect();
      }
      await clock.advance(5_000);
      expect(server.answers(tab.getSnapshot().uuid)['email']).toBe(confirmed);
      expect(tab.answers()['email']).toBe(typed);
    }
  });
  await holdsAsync('held back', property, 300);
});

/** A connected tab with one answer on the server. */
async function openTab() {
  const clock = fakeClock();
  const server = fakeServer(clock);
  const tab = device(server, clock, 1, {}, policy).open();
  tab.connect();
  tab.change({ businessType: 'food' });
  await clock.advance(5_000);
  return { clock, server, tab };
}

it('unconfirmed answers stay back when the draft goes on under a new id', async () => {
  const { clock, server, tab } = await openTab();
  tab.enter({ email: 'half@exa' }, { pace: 'choice', moment: { open: 'email' } });
  await clock.advance(5_000);
  server.rows.clear();
  tab.change({ operatingState: 'Texas' });
  await clock.advance(5_000);
  expect(tab.saveState()).toEqual({ kind: 'gone' });
  tab.keep();
  await clock.advance(5_000);
  const { uuid, answers } = tab.getSnapshot();
  expect(answers['email']).toBe('half@exa');
  expect(server.answers(uuid)).toEqual({ businessType: 'food', operatingState: 'Texas' });
  tab.change({}, {}, { confirmed: ['email'] });
  await clock.advance(5_000);
  expect(server.answers(uuid)['email']).toBe('half@exa');
});

it('a confirmed answer that is still to be sent is not held back by Back', async () => {
  const { clock, server, tab } = await openTab();
  server.fault = () => unreachable;
  tab.change({ email: 'a@b.co' }, {}, { confirmed: ['email'] });
  await clock.advance(5_000);
  tab.change({}, {}, { open: 'email' });
  server.fault = () => undefined;
  await clock.advance(120_000);
  expect(server.answers(tab.getSnapshot().uuid)['email']).toBe('a@b.co');
});
