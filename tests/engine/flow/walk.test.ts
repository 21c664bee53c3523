import { describe, expect, it } from 'vitest';
import { activeAnswers, parkedAnswers, sectionsOf, walk } from '../../../src/engine/flow/walk.ts';
import type { CompiledFlow } from '../../../src/engine/flow/compiled.ts';
import type { Answers } from '../../../src/engine/flow/types.ts';
import { small } from './small-flow.ts';

const forked = small({
  steps: [
    { id: 'trade', next: [{ when: 'isRoofer', to: 'roof' }, { to: 'people' }] },
    { id: 'roof' },
    { id: 'people' },
  ],
  conditions: { isRoofer: { '==': [{ var: 'trade' }, 'roofing'] } },
});

const ids = (flow: CompiledFlow, answers: Answers, today?: string) =>
  walk(flow, answers, today === undefined ? {} : { $today: today }).steps.map(({ id }) => id);

describe('walk', () => {
  it('takes the first transition whose condition holds', () => {
    expect(ids(forked, { trade: 'roofing' })).toEqual(['trade', 'roof', 'people']);
    expect(ids(forked, { trade: 'painting' })).toEqual(['trade', 'people']);
    expect(ids(forked, {})).toEqual(['trade', 'people']);
  });

  it('returns the transitions it took and the page where it ended', () => {
    const { taken, end } = walk(forked, { trade: 'roofing' });
    expect(taken.map(({ to }) => to)).toEqual(['roof', 'people', 'end']);
    expect(end).toBe('end');
  });

  it('ignores an answer that has not been asked for yet', () => {
    const flow = small({
      steps: [
        { id: 'first', next: [{ when: 'isLate', to: 'end' }, { to: 'second' }] },
        { id: 'second' },
      ],
      conditions: { isLate: { '==': [{ var: 'second' }, 'late'] } },
    });
    expect(ids(flow, { second: 'late' })).toEqual(['first', 'second']);
  });

  it('ignores an answer on an abandoned branch', () => {
    const flow = small({
      steps: [
        { id: 'trade', next: [{ when: 'isRoofer', to: 'roof' }, { to: 'people' }] },
        { id: 'roof' },
        { id: 'people', next: [{ when: 'isSteep', to: 'height' }, { to: 'end' }] },
        { id: 'height' },
      ],
      conditions: {
        isRoofer: { '==': [{ var: 'trade' }, 'roofing'] },
        isSteep: { '==': [{ var: 'roof' }, 'steep'] },
      },
    });
    const answers = { trade: 'roofing', roof: 'steep' };
    expect(ids(flow, answers)).toEqual(['trade', 'roof', 'people', 'height']);
    expect(ids(flow, { ...answers, trade: 'painting' })).toEqual(['trade', 'people']);
  });

  it('reads everything but answers from the ambient values', () => {
    const flow = small({
      steps: [{ id: 'one', next: [{ when: 'isOver', to: 'end' }, { to: 'two' }] }, { id: 'two' }],
      conditions: { isOver: { '>': [{ var: '$today' }, '2026-12-31'] } },
    });
    expect(ids(flow, {}, '2026-12-31')).toEqual(['one', 'two']);
    expect(ids(flow, {}, '2027-01-01')).toEqual(['one']);
    expect(ids(flow, { $today: '2027-01-01' })).toEqual(['one', 'two']);
  });

  it('ends even when the flow has a cycle', () => {
    const circle = small({ steps: [{ id: 'a' }, { id: 'b', next: [{ to: 'a' }] }] });
    const { steps, taken, end } = walk(circle, {});
    expect(steps.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(taken.map(({ to }) => to)).toEqual(['b', 'a']);
    expect(end).toBeNull();
  });
});

describe('a cached walk', () => {
  const byDate = {
    steps: [{ id: 'one', next: [{ when: 'isOver', to: 'end' }, { to: 'two' }] }, { id: 'two' }],
    conditions: { isOver: { '>': [{ var: '$today' }, '2026-12-31'] } },
  };

  it('is reused for the same answers, flow and ambient values', () => {
    const answers = { trade: 'roofing' };
    const first = walk(forked, answers, { $today: '2026-12-31' });
    expect(walk(forked, answers, { $today: '2026-12-31' })).toBe(first);
    expect(walk(forked, { ...answers }, { $today: '2026-12-31' })).not.toBe(first);
  });

  it('is recomputed in another flow, on another day, and when a value is gone', () => {
    const [flow, answers] = [small(byDate), {}];
    expect(ids(flow, answers)).toEqual(['one', 'two']);
    for (const [today, steps] of [
      ['2027-01-01', ['one']],
      ['2026-12-31', ['one', 'two']],
      ['2027-01-01', ['one']],
      [undefined, ['one', 'two']],
    ] as const) {
      expect(
        walk(flow, answers, today === undefined ? {} : { $today: today }).steps.map(({ id }) => id),
      ).toEqual(steps);
    }
    expect(walk(forked, answers).steps[0]?.id).toBe('trade');
  });
});

describe('questions that other answers hide', () => {
  const work = {
    properties: { hires: {}, note: {} },
    allOf: [
      {
        if: { properties: { hires: { const: true } }, required: ['hires'] },
        // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
        then: { properties: { count: {} } },
        else: { properties: { limit: { type: 'null' } } },
      },
    ],
  };
  const flow = small(
    {
      steps: [
        { id: 'trade' },
        { id: 'work', answers: 'work', show: { ladder: 'climbs' } },
        { id: 'people', answers: ['crew', 'tools'], show: { tools: 'isBig' } },
        { id: 'last', next: [{ when: 'isBig', to: 'big' }, { to: 'end' }] },
        { id: 'big' },
      ],
      conditions: {
        climbs: { '==': [{ var: 'trade' }, 'roofing'] },
        isBig: { '==': [{ var: 'work.count' }, '9'] },
      },
    },
    { work: { ...work, properties: { ...work.properties, ladder: {} } } },
  );
  const hiring = { hires: true, count: '9', note: 'x' };
  const alone = { ...hiring, hires: false };

  it('do not count, and are parked individually', () => {
    expect(activeAnswers(flow, { work: hiring })).toEqual({ work: hiring });
    expect(parkedAnswers(flow, { work: hiring })).toEqual({});
    expect(activeAnswers(flow, { work: alone })).toEqual({
      work: { hires: false, note: 'x', limit: null },
    });
    expect(parkedAnswers(flow, { work: alone })).toEqual({ work: { count: '9' } });
  });

  it('leave a section unchanged when they hide nothing', () => {
    const { work: counted } = activeAnswers(flow, { work: hiring });
    expect(counted).toBe(hiring);
  });

  it('decide nothing: neither the path nor what is shown later', () => {
    const way = (answers: Answers) => ids(flow, answers).at(-1);
    expect(way({ work: hiring })).toBe('big');
    expect(way({ work: alone })).toBe('last');
    const tools = { crew: 'two', tools: 'saw' };
    expect(activeAnswers(flow, { work: hiring, ...tools })).toMatchObject(tools);
    expect(activeAnswers(flow, { work: alone, ...tools })).not.toHaveProperty('tools');
    expect(parkedAnswers(flow, { work: alone, ...tools })).toMatchObject({ tools: 'saw' });
  });

  it('are shown by the flow for earlier answers, and hidden without them', () => {
    const answers = { trade: 'roofing', work: { ...hiring, ladder: 'long' } };
    expect(activeAnswers(flow, answers)).toEqual(answers);
    const painter = { ...answers, trade: 'painting' };
    expect(activeAnswers(flow, painter)).toEqual({ trade: 'painting', work: hiring });
    expect(parkedAnswers(flow, painter)).toEqual({ work: { ladder: 'long' } });
  });

  it('are not looked for in values that are not step data', () => {
    expect(activeAnswers(flow, { work: 'garbage' })).toEqual({ work: 'garbage' });
    expect(parkedAnswers(flow, { work: 'garbage' })).toEqual({});
  });

  it('are only those of `shows` where the flow file decides', () => {
    const step = flow.step('work');
    expect([step?.shows('ladder', { trade: 'roofing' }), step?.shows('ladder', {})]).toEqual([
      true,
      false,
    ]);
    expect([step?.shows('hires', {}), step?.shows('constructor', {})]).toEqual([true, true]);
  });
});

describe('answers on and off the path', () => {
  const answers = { trade: 'painting', roof: 'steep', people: 3, unknown: 'x', gone: undefined };

  it('count when their step is on the path', () => {
    expect(activeAnswers(forked, answers)).toEqual({ trade: 'painting', people: 3 });
  });

  it('can be parked depending on the day', () => {
    const byYear = small({
      steps: [
        { id: 'trade', next: [{ when: 'isLate', to: 'late' }, { to: 'end' }] },
        { id: 'late', next: [{ to: 'end' }] },
      ],
      conditions: { isLate: { '>=': [{ var: '$year' }, 2027] } },
    });
    const both = { trade: 'roofing', late: 'x' };
    expect(activeAnswers(byYear, both, { $year: 2027 })).toEqual(both);
    expect(activeAnswers(byYear, both, { $year: 2026 })).toEqual({ trade: 'roofing' });
    expect(parkedAnswers(byYear, both, { $year: 2027 })).toEqual({});
    expect(parkedAnswers(byYear, both, { $year: 2026 })).toEqual({ late: 'x' });
  });

  it('are parked when it is not', () => {
    expect(parkedAnswers(forked, answers)).toEqual({
      roof: 'steep',
      unknown: 'x',
      gone: undefined,
    });
  });

  it('belong to a step by its sections, without those that are not answered', () => {
    const flow = small({ steps: [{ id: 'one', answers: ['a', 'b', 'c'] }] });
    const [step] = flow.steps;
    expect(step && sectionsOf(step, { a: 1, b: undefined, d: 2 })).toStrictEqual({ a: 1 });
  });
});

describe('a section that a page keeps', () => {
  const page = (id: string, keeps?: string) => ({
    id,
    path: `/${id}`,
    label: id,
    progress: {},
    ...(keeps && { keeps }),
  });
  const flow = small({
    steps: [{ id: 'trade', next: [{ when: 'isRoofer', to: 'call' }, { to: 'end' }] }],
    conditions: { isRoofer: { '==': [{ var: 'trade' }, 'roofing'] } },
    pages: [page('end', 'contract'), page('call')],
  });
  const contract = { perYear: '$1M' };

  it('counts where the path ends at that page, and is parked elsewhere', () => {
    expect(activeAnswers(flow, { trade: 'painting', contract })).toEqual({
      trade: 'painting',
      contract,
    });
    expect(activeAnswers(flow, { trade: 'roofing', contract })).toEqual({ trade: 'roofing' });
    expect(parkedAnswers(flow, { trade: 'roofing', contract })).toEqual({ contract });
  });

  it('counts where the path ends at a page that links to it', () => {
    const linked = small({
      steps: [{ id: 'trade', next: [{ to: 'offer' }] }],
      pages: [{ ...page('offer'), linksTo: 'end' }, page('end', 'contract')],
    });
    expect(activeAnswers(linked, { trade: 'painting', contract })).toHaveProperty('contract');
    const apart = small({
      steps: [{ id: 'trade', next: [{ to: 'offer' }] }],
      pages: [page('offer'), page('end', 'contract')],
    });
    expect(activeAnswers(apart, { trade: 'painting', contract })).toEqual({ trade: 'painting' });
  });
});
