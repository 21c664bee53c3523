import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DraftPolicy } from '../../../src/engine/draft/types.ts';
import type { Answers } from '../../../src/engine/flow/types.ts';
import { activeAnswers } from '../../../src/engine/flow/walk.ts';
import { isJson, type Json } from '../../../src/engine/logic/json.ts';
import { read, sectionOf, write } from '../../../src/engine/logic/path.ts';
import { small } from '../flow/small-flow.ts';
import { device, type Tab } from './remote/device.ts';
import { fakeServer } from './remote/fake-server.ts';
import { samplePolicy } from './sample-policy.ts';
import { seededAsync } from './seeded.ts';
import { fakeClock } from './world.ts';

/** `detail` and `extra` are asked for two of the three kinds, `detail.why` after a yes. */
const flow = small(
  {
    conditions: { isShort: { '==': [{ var: 'kind' }, 'short'] } },
    steps: [
      { id: 'kind', next: [{ when: 'isShort', to: 'note' }, { to: 'detail' }] },
      { id: 'detail', answers: 'detail' },
      { id: 'extra' },
      { id: 'note' },
    ],
  },
  {
    detail: {
      properties: { sub: {}, name: {} },
      allOf: [
        {
          if: { properties: { sub: { const: 'yes' } }, required: ['sub'] },
          // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
          then: { properties: { why: {} } },
          else: {},
        },
      ],
    },
  },
);

const policy: DraftPolicy = {
  ...samplePolicy,
  sections: ['kind', 'detail', 'extra', 'note'],
  upgrade: (_section, value) => (isJson(value) ? value : undefined),
  columns: () => ({}),
  mirror: () => ({}),
  activeAnswers: (answers) => activeAnswers(flow, answers),
};

const CHOICES: Record<string, readonly string[]> = {
  kind: ['full', 'wide', 'short'],
  'detail.sub': ['yes', 'no'],
};
const FIELDS = ['kind', 'detail.sub', 'detail.why', 'detail.name', 'extra', 'note'];

/** Whether a question is asked with these answers, answered or not. */
function isAsked(answers: Answers, field: string): boolean {
  return read(activeAnswers(flow, write(answers, field, 'x')), field) !== undefined;
}

/** The answers that count, without sections that hold none. */
const counted = (answers: Answers) =>
  Object.fromEntries(
    Object.entries(activeAnswers(flow, answers)).filter(
      ([, value]) => value !== undefined && JSON.stringify(value) !== '{}',
    ),
  );

/** One answer of a visitor; undefined empties the field. */
type Act = { on: number; field: string; value: Json | undefined };

const act: fc.Arbitrary<Act> = fc
  .record({ on: fc.nat({ max: 1 }), field: fc.constantFrom(...FIELDS), n: fc.nat({ max: 5 }) })
  .map(({ on, field, n }) => {
    const choices = CHOICES[field];
    const value = choices ? choices[n % choices.length] : n === 0 ? undefined : `${field} ${n}`;
    return { on, field, value };
  });

/** Two devices of one visitor, without any fault: what differs is what the store does wrong. */
async function twoDevices() {
  const clock = fakeClock();
  const server = fakeServer(clock);
  const at = [1, 2].map((seed) => device(server, clock, seed, {}, policy));
  const start = async (index: number): Promise<Tab> => {
    const tab = (at[index] ?? at[0])?.open();
    if (!tab) throw new Error('no device');
    tab.connect();
    await clock.advance(5_000);
    return tab;
  };
  const tabs = [await start(0), await start(1)];
  const [first, second] = tabs;
  first?.change({ kind: 'full' });
  await first?.saveNow();
  const uuid = first?.getSnapshot().uuid ?? '';
  await second?.resume(uuid);
  return {
    tabs,
    server: () => server.answers(uuid),
    give(act: Act) {
      const answers = tabs[act.on]?.answers() ?? {};
      const section = sectionOf(act.field);
      tabs[act.on]?.change({ [section]: write(answers, act.field, act.value)[section] });
    },
    /** Sends what a device has, and reads what the other one has sent. */
    async sync(index: number) {
      await tabs[index]?.saveNow();
      tabs[index]?.crash();
      tabs[index] = await start(index);
    },
  };
}

it('two devices that take turns see the same answers, hidden and emptied ones included', async () => {
  await seededAsync(
    fc.asyncProperty(fc.array(act, { maxLength: 15 }), async (acts) => {
      const world = await twoDevices();
      let model: Answers = { kind: 'full' };
      for (const one of acts) {
        if (!isAsked(model, one.field)) continue;
        world.give(one);
        model = write(model, one.field, one.value);
        await world.sync(one.on);
        await world.sync(1 - one.on);
        const expected = counted(model);
        expect(world.tabs.map((tab) => counted(tab.answers()))).toEqual([expected, expected]);
        expect(counted(world.server())).toEqual(expected);
      }
    }),
    200,
  );
});

it('two devices that answer different questions at a time keep both answers', async () => {
  await seededAsync(
    fc.asyncProperty(fc.array(fc.tuple(act, act), { maxLength: 10 }), async (rounds) => {
      const world = await twoDevices();
      let model: Answers = { kind: 'full' };
      for (const pair of rounds) {
        const [one, other] = pair.map((each, on) => ({ ...each, on }));
        if (!one || !other || one.field === other.field) continue;
        if (![one, other].every(({ field }) => isAsked(model, field))) continue;
        const after = [one, other].reduce(
          (answers: Answers, { field, value }) => write(answers, field, value),
          model,
        );
        // The server holds no hidden answers (D37): a device that hides one does not hear that the other
        // has emptied it at the same time, and shows it again with its branch.
        if ([one, other].some((each) => each.value === undefined && !isAsked(after, each.field)))
          continue;
        for (const each of [one, other]) world.give(each);
        model = after;
        for (const on of [0, 1, 0, 1]) await world.sync(on);
        const expected = counted(model);
        expect(world.tabs.map((tab) => counted(tab.answers()))).toEqual([expected, expected]);
        expect(counted(world.server())).toEqual(expected);
        expect(world.tabs.flatMap((tab) => tab.takeNotices())).toEqual([]);
      }
    }),
    200,
  );
});
