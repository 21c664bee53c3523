import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDraftStore } from '../../../src/engine/draft/draft-store.ts';
import { device, type Tab } from './remote/device.ts';
import { conflict, fakeServer, unreachable, type Fault } from './remote/fake-server.ts';
import { samplePolicy } from './sample-policy.ts';
import { seeded, seededAsync } from './seeded.ts';
import { fakeClock, fakeRandom, fakeStorage } from './world.ts';

const sections = ['businessType', 'operatingState', 'email', 'contactInfo'] as const;
const section = fc.constantFrom(...sections);
const tabNumber = fc.nat({ max: 1 });

/** A value that fits the section and differs for each number. */
function valueOf(name: string, edit: number) {
  return name === 'contactInfo' ? { city: `City ${edit}` } : `${name} ${edit}`;
}

describe('two tabs over one storage', () => {
  const action = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('edit' as const), tab: tabNumber, section }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), tab: tabNumber }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('flush' as const), tab: tabNumber }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('remove' as const), tab: tabNumber, section }),
    },
  );

  it.each(['hear each other at once', 'never hear each other'])(
    'that %s never lose the last write of a section',
    (hearing) => {
      seeded(
        fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
          const browser = fakeStorage();
          let opened = 0;
          const open = () => {
            const { storage, events } = browser.open();
            const random = fakeRandom((opened += 1));
            const world = { storage, policy: samplePolicy, clock: fakeClock(), random };
            return createDraftStore(
              hearing === 'never hear each other' ? world : { ...world, events },
            );
          };
          const first = open();
          first.change({ employeesInfo: { owners: '1' } });
          const tabs = [first, open()];
          const last: Record<string, unknown> = { employeesInfo: { owners: '1' } };
          actions.forEach((act, edit) => {
            const tab = tabs[act.tab] ?? first;
            if (act.do === 'edit') {
              last[act.section] = valueOf(act.section, edit);
              tab.change({ [act.section]: valueOf(act.section, edit) });
            } else if (act.do === 'remove') {
              // A tab only removes what it shows.
              if (tab.getSnapshot().answers[act.section] !== undefined) {
                tab.change({ [act.section]: undefined });
                delete last[act.section];
              }
            } else if (act.do === 'flush') {
              tab.flush();
            } else {
              tab.close();
              tabs[act.tab] = open();
            }
            expect(open().getSnapshot().answers).toEqual(last);
          });
        }),
      );
    },
  );
});

/** Visitors also change back to an earlier answer. */
const OFTEN_THE_SAME = 3;

const fault = fc.constantFrom<Fault | undefined>(undefined, unreachable, 'lost', conflict);
const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      tab: tabNumber,
      section,
      again: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), for: fc.nat({ max: 4_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fault' as const), fault }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash' as const), tab: tabNumber }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('save' as const), tab: tabNumber }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), tab: tabNumber }) },
);
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** Two tabs of one device and a server with a 300 ms response time. */
function twoTabs() {
  const clock = fakeClock();
  const server = fakeServer(clock);
  server.delay = 300;
  const here = device(server, clock);
  const start = (): Tab => {
    const tab = here.open();
    tab.connect();
    return tab;
  };
  const tabs = [start(), start()];
  /** The last value of each section. */
  const last: Record<string, unknown> = {};

  async function perform(act: Action, edit: number): Promise<void> {
    const tab = 'tab' in act ? tabs[act.tab] : undefined;
    if (act.do === 'edit') {
      const value = valueOf(act.section, act.again ? edit % OFTEN_THE_SAME : edit);
      last[act.section] = value;
      tab?.change({ [act.section]: value });
    } else if (act.do === 'wait') {
      await clock.advance(act.for);
    } else if (act.do === 'fault') {
      server.fault = (call) => (call === 'open' ? undefined : act.fault);
    } else if (act.do === 'save') {
      void tab?.saveNow();
    } else if (act.do === 'leave') {
      // The page is unloaded, or restored from the back/forward cache.
      tab?.fire.left();
      tab?.fire.visible();
    } else {
      tab?.crash();
      tabs[act.tab] = start();
    }
  }

  /** Performs all actions, then returns a new tab started after the server has recovered. */
  async function live(actions: readonly Action[]): Promise<Tab> {
    for (const [edit, act] of actions.entries()) await perform(act, edit);
    server.fault = () => undefined;
    await clock.advance(180_000);
    const final = start();
    await clock.advance(10_000);
    return final;
  }
  return { clock, server, last, perform, live };
}

describe('two tabs, a storage and a server that fails at random', () => {
  it('send the last value of every section, with at most one write under way', async () => {
    await seededAsync(
      fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
        const { server, last, live } = twoTabs();
        const final = await live(actions);
        expect(final.getSnapshot().answers).toEqual(last);
        expect(server.answers(final.getSnapshot().uuid)).toEqual(last);
        expect(server.busiest).toBeLessThanOrEqual(1);
        expect(server.rows.size).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('keep answers that are deleted on the server, and send none of them without asking', async () => {
    await seededAsync(
      fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
        const { clock, server, last, perform, live } = twoTabs();
        await perform({ do: 'edit', tab: 0, section: 'email', again: false }, -1);
        await clock.advance(5_000);
        server.rows.clear();
        const final = await live([
          ...actions,
          { do: 'edit', tab: 0, section: 'email', again: false },
        ]);
        expect(server.rows.size).toBe(0);
        expect(final.saveState()).toEqual({ kind: 'gone' });
        expect(final.getSnapshot().answers).toEqual(last);
        final.keep();
        await clock.advance(10_000);
        expect(server.answers(final.getSnapshot().uuid)).toEqual(last);
        expect(server.rows.size).toBe(1);
      }),
    );
  });
});
