import { describe, expect, it } from 'vitest';
import { isAssumed } from '../../../src/engine/flow/assumed.ts';
import type { Answers } from '../../../src/engine/flow/types.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { read } from '../../../src/engine/logic/path.ts';
import { small } from './small-flow.ts';

const flow = small({
  steps: [{ id: 'owner', answers: 'owner' }, { id: 'work' }],
  derive: [
    { to: 'owner.year', mode: 'follow', value: { $: { cat: [{ var: '$year' }] } } },
    {
      to: 'work',
      mode: 'always',
      value: { $: { keepShares: [{ firstOf: [{ var: 'work' }, []] }, ['roofs', 'walls']] } },
    },
    { to: 'owner.left', mode: 'onLeave', value: 'kept' },
  ],
});

const assumed = (stepId: string, name: string, schema: JsonObject, answers: Answers) => {
  const step = flow.step(stepId);
  if (step === undefined) throw new Error(`no step ${stepId}`);
  const value = read(answers, typeof step.source.answers === 'string' ? `${stepId}.${name}` : name);
  return isAssumed(flow, step, { name, schema, value }, answers, { $year: 2026 });
};

const shares = (roofs: number) => [
  { name: 'roofs', percentage: roofs },
  { name: 'walls', percentage: 100 - roofs },
];

describe('an answer counts as assumed', () => {
  it.each([
    [
      'the default of its question',
      'owner',
      'kind',
      { default: 'one' },
      { owner: { kind: 'one' } },
    ],
    ['what follows from other things', 'owner', 'year', {}, { owner: { year: '2026' } }],
    ['an even split', 'work', 'work', {}, { work: shares(50) }],
  ])('while it is %s', (_what, step, name, schema, answers) => {
    expect(assumed(step, name, schema, answers)).toBe(true);
  });

  it.each([
    ['chosen otherwise', 'owner', 'kind', { default: 'one' }, { owner: { kind: 'two' } }],
    ['edited where it follows', 'owner', 'year', {}, { owner: { year: '2015' } }],
    ['shared out by hand', 'work', 'work', {}, { work: shares(60) }],
    ['the only line of a list', 'work', 'work', {}, { work: shares(100).slice(0, 1) }],
    [
      'a box that is not checked',
      'owner',
      'texts',
      { default: false },
      { owner: { texts: false } },
    ],
    ['computed only as its step is left', 'owner', 'left', {}, { owner: { left: 'kept' } }],
    ['not given', 'owner', 'kind', { default: 'one' }, { owner: {} }],
  ])('not when it is %s', (_what, step, name, schema, answers) => {
    expect(assumed(step, name, schema, answers)).toBe(false);
  });
});
