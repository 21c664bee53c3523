import { describe, expect, it } from 'vitest';
import { effectsOf } from '../../../src/engine/flow/effects.ts';
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
const NOTHING = { setAside: [], reset: [], added: [] };
const after = (before: Answers, answers: Answers) => effectsOf(forked, before, answers, 'trade');

describe('a change', () => {
  it('parks the answers of a branch that the visitor leaves', () => {
    const roofer = { trade: 'roofing', roof: 'steep', people: 3 };
    expect(after(roofer, { ...roofer, trade: 'painting' })).toEqual({
      ...NOTHING,
      setAside: ['roof'],
    });
  });

  it('adds the questions of a new branch for a visitor who has been further', () => {
    const painter = { trade: 'painting', people: 3 };
    expect(after(painter, { ...painter, trade: 'roofing' })).toEqual({
      ...NOTHING,
      added: ['roof'],
    });
  });

  it('restores answers with their branch, without a notice', () => {
    const painter = { trade: 'painting', roof: 'steep', people: 3 };
    expect(after(painter, { ...painter, trade: 'roofing' })).toEqual(NOTHING);
  });

  it('has no effect on a first answer', () => {
    expect(after({}, { trade: 'roofing' })).toEqual(NOTHING);
    expect(after({ trade: 'painting' }, { trade: 'roofing' })).toEqual(NOTHING);
  });

  it('updates derived answers', () => {
    const flow = small({
      steps: [{ id: 'tasks' }, { id: 'shares' }],
      derive: [
        {
          to: 'shares',
          mode: 'always',
          confirm: true,
          value: { $: { keepShares: [{ firstOf: [{ var: 'shares' }, []] }, { var: 'tasks' }] } },
        },
      ],
    });
    const share = (name: string, percentage: number) => ({ name, percentage });
    const before = {
      tasks: ['walls', 'roofs'],
      shares: [share('walls', 100), share('roofs', 0)],
    };
    const less = { tasks: ['walls'], shares: [share('walls', 100)] };
    expect(effectsOf(flow, before, less, 'tasks')).toMatchObject({ reset: ['shares'] });
  });

  it('parks what a No hides in its own step, but not emptied answers', () => {
    const work = {
      properties: { hires: {} },
      allOf: [
        {
          if: { properties: { hires: { const: true } }, required: ['hires'] },
          // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
          then: { properties: { count: {} } },
        },
      ],
    };
    const flow = small({ steps: [{ id: 'work', answers: 'work' }, { id: 'people' }] }, { work });
    const before = { work: { hires: true, count: 3 }, people: { owners: 1 } };
    const no = { ...before, work: { hires: false, count: 3 } };
    expect(effectsOf(flow, before, no, 'work').setAside).toEqual(['work']);
    const emptied = { ...before, people: {} };
    expect(effectsOf(flow, before, emptied, 'people').setAside).toEqual([]);
  });
});
