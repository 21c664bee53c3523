import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftStore } from '../../../src/engine/draft/draft-store.ts';
import { stepAnswers } from '../../../src/engine/draft/step-answers.ts';
import type { DraftStore } from '../../../src/engine/draft/types.ts';
import { ambientAt } from '../../../src/engine/flow/stored/dates.ts';
import { compileFlow } from '../../../src/engine/flow/compile/compile.ts';
import { derive } from '../../../src/engine/flow/derive.ts';
import type { Flow } from '../../../src/engine/flow/types.ts';
import { activeAnswers } from '../../../src/engine/flow/walk.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { samplePolicy } from './sample-policy.ts';
import { fakeClock, fakeRandom, fakeStorage, type FakeClock } from './world.ts';

const step = (id: string, answers: string | string[], to: string) => ({
  id,
  label: id,
  path: `/${id}`,
  answers,
  savedStep: 2,
  next: [{ to }],
});

const source: Flow = {
  id: 'sample',
  version: 1,
  start: 'people',
  segments: [],
  conditions: {},
  values: {},
  derive: [
    {
      to: 'people.total',
      mode: 'always',
      value: {
        $: {
          '+': [
            { firstOf: [{ number: [{ var: 'people.owners' }] }, 0] },
            { firstOf: [{ number: [{ var: 'people.employees' }] }, 0] },
          ],
        },
      },
    },
    { to: 'start.year', mode: 'follow', value: { $: { var: '$year' } } },
    { to: 'shares', mode: 'reset', value: { $: { evenSplit: [{ var: 'works' }] } } },
  ],
  remote: { columns: {}, quoted: {} },
  mirror: {},
  steps: [
    step('people', 'people', 'start'),
    step('start', 'start', 'work'),
    step('work', ['works', 'shares'], 'end'),
  ],
  pages: [{ id: 'end', path: '/end', label: 'End', progress: {} }],
};
const compiled = compileFlow(source, {});
if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
const flow = compiled.value;
const ambient = ambientAt('2026-11-21');

let clock: FakeClock;
let store: DraftStore;

beforeEach(() => {
  clock = fakeClock();
  const { storage } = fakeStorage().open();
  store = createDraftStore({
    storage,
    clock,
    random: fakeRandom(1),
    policy: {
      ...samplePolicy,
      sections: ['people', 'start', 'works', 'shares'],
      upgrade: (_section, value) => value as JsonObject,
      columns: () => ({}),
      mirror: () => ({}),
      activeAnswers: (answers) => activeAnswers(flow, answers, ambient),
      derive: (before, after, moment) => derive(flow, before, after, moment, ambient),
    },
  });
});

function open(id: string, properties: JsonObject = {}, given: JsonObject = {}) {
  const at = flow.step(id);
  if (at === undefined) throw new Error(`The flow has no step ${id}`);
  const answers = stepAnswers(store, {
    flow,
    step: at,
    schema: { type: 'object', properties },
    ambient: () => ambient,
    given,
  });
  answers.follow();
  return answers;
}

describe('a field', () => {
  it('reads and writes the draft at its own path', () => {
    const people = open('people');
    people.enter(['owners'], '2', 'typing');
    expect(people.read(['owners'])).toBe('2');
    expect(store.answers()).toEqual({ people: { owners: '2', total: 0 } });
    expect(people.data()).toEqual({ owners: '2', total: 0 });
  });

  it('of a step with several sections writes to the section of its name', () => {
    open('work').enter(['works'], ['Roofing'], 'choice');
    expect(store.answers()).toMatchObject({ works: ['Roofing'] });
  });

  it('is notified of changes to its own value only', () => {
    const people = open('people');
    const [owners, employees] = [vi.fn<() => void>(), vi.fn<() => void>()];
    people.subscribe(['owners'], owners);
    const stop = people.subscribe(['employees'], employees);
    people.enter(['owners'], '2', 'typing');
    expect(owners).toHaveBeenCalledTimes(1);
    expect(employees).not.toHaveBeenCalled();
    store.change({ people: { owners: '2', employees: '4' } });
    expect(employees).toHaveBeenCalledTimes(1);
    stop();
    people.enter(['employees'], '5', 'typing');
    expect(employees).toHaveBeenCalledTimes(1);
  });

  it('that is emptied removes its object when nothing else is in it', () => {
    const people = open('people');
    people.enter(['address', 'city'], 'Aurora', 'typing');
    people.enter(['address', 'city'], undefined, 'typing');
    expect(people.data()).not.toHaveProperty('address');
  });

  it('shows derived answers once it is settled', async () => {
    const people = open('people');
    people.enter(['owners'], '2', 'typing');
    await clock.advance(400);
    expect(people.read(['total'])).toBe(2);
    expect(store.getSnapshot().answers).toEqual({ people: { owners: '2', total: 2 } });
  });

  it('shows answers from elsewhere, and keeps pending input (D26)', () => {
    store.change({ people: { owners: '2', employees: '3', total: 5 } });
    const people = open('people');
    people.enter(['employees'], '9', 'typing');
    store.change({});
    store.change({ people: { owners: '7', employees: '9', total: 16 } });
    expect(people.data()).toEqual({ owners: '7', employees: '9', total: 16 });
  });
});

describe('a default of a step', () => {
  const color = { color: { type: 'string', default: 'red' } };

  it('is shown, and is not an answer before the visitor gives one', () => {
    const start = open('start', color);
    expect(start.data()).toEqual({ color: 'red', year: 2026 });
    expect(store.answers()).toEqual({});
    start.enter(['name'], 'Ada', 'typing');
    expect(store.answers()).toEqual({ start: { color: 'red', year: 2026, name: 'Ada' } });
  });

  it('does not return once the visitor has emptied it', async () => {
    const start = open('start', color);
    start.enter(['color'], undefined, 'typing');
    await clock.advance(400);
    expect(start.data()).toEqual({ year: 2026 });
  });

  it('follows answers from elsewhere as long as nothing was entered here', () => {
    store.change({ works: ['Roofing', 'Siding'] });
    const work = open('work');
    expect(work.read(['shares'])).toHaveLength(2);
    store.change({ works: ['Roofing'] });
    expect(work.read(['shares'])).toEqual([{ name: 'Roofing', percentage: 100 }]);
  });

  it('includes the URL parameters, which never replace a saved answer (D62)', () => {
    store.change({ start: { name: 'Ada' } });
    const start = open('start', {}, { name: 'Eve', city: 'Aurora' });
    expect(start.data()).toMatchObject({ name: 'Ada', city: 'Aurora' });
    expect(store.answers()).toEqual({ start: { name: 'Ada' } });
    start.enter(['email'], 'e@b.co', 'typing');
    expect(store.answers()).toMatchObject({
      start: { name: 'Ada', city: 'Aurora', email: 'e@b.co' },
    });
  });

  it('is offered again in a draft that replaces the one it was entered in', () => {
    const start = open('start', color);
    start.enter(['color'], 'blue', 'choice');
    store.startOver();
    expect(start.data()).toEqual({ color: 'red', year: 2026 });
  });
});
