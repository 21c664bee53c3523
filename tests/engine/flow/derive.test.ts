import { describe, expect, it } from 'vitest';
import { derive, type Moment } from '../../../src/engine/flow/derive.ts';
import type { Answers, Derivation } from '../../../src/engine/flow/types.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { deepFreeze } from '../../properties.ts';
import { small } from './small-flow.ts';

const steps = [
  { id: 'source', answers: ['date', 'names'] },
  { id: 'copy', answers: 'copy' },
];

/** A flow with one derivation; returns a function that settles answers with it. */
function settling(derivation: Derivation, conditions = {}) {
  const flow = small({ steps, derive: [derivation], conditions });
  return (before: Answers, after: Answers = before, moment?: Moment) =>
    derive(flow, deepFreeze(before), deepFreeze(after), moment);
}

describe('a derivation that is computed always', () => {
  const settle = settling({ to: 'copy.date', mode: 'always', value: { $: { var: 'date' } } });

  it('overwrites any answer', () => {
    expect(settle({ date: 'A', copy: { date: 'mine', x: 1 } })).toEqual({
      date: 'A',
      copy: { date: 'A', x: 1 },
    });
  });

  it('yields nothing if its source is missing', () => {
    const answers = { copy: { date: 'mine' } };
    expect(settle(answers)).toEqual(answers);
  });

  it('returns the same object if there is nothing to change', () => {
    const answers = { date: 'A', copy: { date: 'A' } };
    expect(settle(answers)).toBe(answers);
  });

  it('can write null, and only while its condition holds', () => {
    const clear = settling(
      { to: 'copy.limit', mode: 'always', when: 'isNo', value: null },
      { isNo: { '==': [{ var: 'copy.include' }, false] } },
    );
    expect(clear({ copy: { include: false, limit: '$1M' } })['copy']).toEqual({
      include: false,
      limit: null,
    });
    expect(clear({ copy: { include: true, limit: '$1M' } })['copy']).toEqual({
      include: true,
      limit: '$1M',
    });
  });
});

describe('where a derivation may write', () => {
  const derivation: Derivation = { to: 'copy.date', mode: 'always', value: { $: { var: 'date' } } };
  const settle = settling(derivation);

  it('does not answer a step that the visitor has not visited', () => {
    expect(settle({ date: 'A' })).toEqual({ date: 'A' });
    expect(settle({ date: 'A' }, { date: 'A' }, { open: 'source' })).toEqual({ date: 'A' });
  });

  it('fills the step that is open', () => {
    expect(settle({ date: 'A' }, { date: 'A' }, { open: 'copy' })).toEqual({
      date: 'A',
      copy: { date: 'A' },
    });
  });

  it('leaves a parked section untouched, by identity', () => {
    const flow = small({
      steps: [
        { id: 'fork', next: [{ when: 'isLong', to: 'branch' }, { to: 'end' }] },
        { id: 'branch', answers: 'branch' },
      ],
      conditions: { isLong: { '==': [{ var: 'fork' }, 'long'] } },
      derive: [{ to: 'branch.from', mode: 'always', value: { $: { var: 'fork' } } }],
    });
    const parked = deepFreeze({ from: 'long', typed: 'kept' });
    const left = derive(flow, { fork: 'long', branch: parked }, { fork: 'short', branch: parked });
    expect(left['branch']).toBe(parked);
    const back = derive(flow, left, { ...left, fork: 'long' });
    expect(back['branch']).toBe(parked);
  });

  it('does not fill a step off the path, even when a deep link has opened it', () => {
    const flow = small({
      steps: [
        { id: 'fork', next: [{ when: 'isLong', to: 'branch' }, { to: 'end' }] },
        { id: 'branch', answers: 'branch' },
      ],
      conditions: { isLong: { '==': [{ var: 'fork' }, 'long'] } },
      derive: [{ to: 'branch.from', mode: 'always', value: { $: { var: 'fork' } } }],
    });
    const short = deepFreeze({ fork: 'short', branch: { typed: 'kept' } });
    expect(derive(flow, short, short, { open: 'branch' })).toBe(short);
    expect(derive(flow, {}, { fork: 'long' }, { open: 'branch' })).toEqual({
      fork: 'long',
      branch: { from: 'long' },
    });
  });

  it('creates a list when the path has an index', () => {
    const first = settling({ to: 'copy.rows.0', mode: 'follow', value: { $: { var: 'date' } } });
    expect(first({ date: 'A' }, { date: 'A' }, { open: 'copy' })['copy']).toEqual({ rows: ['A'] });
  });
});

describe('a derivation that follows its source', () => {
  const settle = settling({ to: 'copy.date', mode: 'follow', value: { $: { var: 'date' } } });
  const followed = { date: 'A', copy: { date: 'A' } };

  it('follows until the visitor edits the field', () => {
    expect(settle(followed, { ...followed, date: 'B' })['copy']).toEqual({ date: 'B' });
  });

  it('stops after an edit', () => {
    const edited = { date: 'A', copy: { date: 'mine' } };
    expect(settle(followed, edited)).toBe(edited);
    expect(settle(edited, { ...edited, date: 'B' })['copy']).toEqual({ date: 'mine' });
  });

  it('lets the visitor empty the field, and does not fill it again while other fields change', () => {
    const copies: JsonObject[] = [{ x: 1 }, { date: '', x: 1 }, { date: null, x: 1 }];
    for (const copy of copies) {
      const emptied = { date: 'A', copy };
      expect(settle(followed, emptied, { open: 'copy' })).toBe(emptied);
      const later = { date: 'A', copy: { ...copy, x: 2 } };
      expect(settle(emptied, later, { open: 'copy' })).toBe(later);
      expect(settle(later, later, { open: 'copy' })).toBe(later);
    }
  });

  it('fills the field when the visitor first comes to the step', () => {
    expect(settle({ date: 'A' }, { date: 'A', copy: {} }, { open: 'copy' })['copy']).toEqual({
      date: 'A',
    });
    expect(settle({ date: 'A' }, { date: 'A', copy: { x: 1 } })['copy']).toEqual({
      date: 'A',
      x: 1,
    });
  });

  it('does not overwrite what is typed in the very first change', () => {
    const typed = { date: 'A', copy: { date: 'mine' } };
    expect(settle({ date: 'A' }, typed, { open: 'copy' })).toBe(typed);
  });

  it('fills the field when its source comes later than the step', () => {
    const early = { copy: { x: 1 } };
    expect(settle(early, { ...early, date: 'A' })['copy']).toEqual({ x: 1, date: 'A' });
  });

  it('fills a field that was empty while its source was missing', () => {
    const early = { copy: { date: '', x: 1 } };
    expect(settle(early, { ...early, date: 'A' })['copy']).toEqual({ date: 'A', x: 1 });
  });

  it('follows today until an answer replaces it', () => {
    const flow = small({
      steps,
      derive: [
        {
          to: 'copy.date',
          mode: 'follow',
          value: { $: { firstOf: [{ var: 'date' }, { var: '$today' }] } },
        },
      ],
    });
    const before = { copy: { date: '2026-12-01' } };
    const after = { ...before, date: '2027-01-15' };
    expect(derive(flow, before, after, {}, { $today: '2026-12-01' })['copy']).toEqual({
      date: '2027-01-15',
    });
  });

  it('follows an object as a whole', () => {
    const flow = small({
      steps,
      derive: [
        {
          to: 'copy.0',
          mode: 'follow',
          value: { when: { $: { var: 'date' } }, isPrimary: true },
        },
      ],
    });
    const before: Answers = {
      date: 'A',
      copy: [{ isPrimary: true, when: 'A' }, { when: 'other' }],
    };
    expect(derive(flow, before, { ...before, date: 'B' })['copy']).toEqual([
      { when: 'B', isPrimary: true },
      { when: 'other' },
    ]);
  });
});

describe('a derivation that is reset', () => {
  const settle = settling({
    to: 'copy.shares',
    mode: 'reset',
    value: { $: { evenSplit: [{ firstOf: [{ var: 'names' }, []] }] } },
  });
  const even = [
    { name: 'a', percentage: 50 },
    { name: 'b', percentage: 50 },
  ];
  const edited = [
    { name: 'a', percentage: 80 },
    { name: 'b', percentage: 20 },
  ];

  it('is computed for a step that is opened', () => {
    expect(settle({ names: ['a', 'b'] }, undefined, { open: 'copy' })['copy']).toEqual({
      shares: even,
    });
  });

  it('keeps the visitor’s edit while its source stays the same', () => {
    const answers = { names: ['a', 'b'], copy: { shares: edited } };
    expect(settle(answers, { ...answers, date: 'B' })['copy']).toEqual({ shares: edited });
    expect(settle(answers, answers, { open: 'copy' })).toBe(answers);
  });

  it('splits again when the list changes, with the remainder on the first item', () => {
    const answers = { names: ['a', 'b'], copy: { shares: edited } };
    const more = settle(answers, { ...answers, names: ['a', 'b', 'c'] });
    expect(more['copy']).toEqual({
      shares: [
        { name: 'a', percentage: 34 },
        { name: 'b', percentage: 33 },
        { name: 'c', percentage: 33 },
      ],
    });
    const none = settle(answers, { ...answers, names: [] });
    expect(none['copy']).toEqual({ shares: [] });
  });
});

describe('a derivation that is computed on leave', () => {
  const settle = settling({
    to: 'copy.rows',
    mode: 'onLeave',
    value: { $: { take: [{ var: 'copy.rows' }, { number: [{ var: 'copy.count' }] }] } },
  });
  const answers = { copy: { count: '1', rows: ['x', 'y', 'z'] } };

  it('leaves the rows unchanged while the visitor is on the step', () => {
    expect(settle(answers, answers, { open: 'copy' })).toBe(answers);
  });

  it('cuts them when the visitor leaves', () => {
    const left = settle(answers, answers, { open: 'copy', leaving: true });
    expect(left['copy']).toEqual({ count: '1', rows: ['x'] });
  });

  it('cuts nothing if the count is unknown', () => {
    const open = { copy: { count: '', rows: ['x', 'y'] } };
    expect(settle(open, open, { open: 'copy', leaving: true })).toBe(open);
  });
});

describe('several derivations', () => {
  it('run in file order, each on the result of those before', () => {
    const flow = small({
      steps,
      derive: [
        { to: 'copy.a', mode: 'always', value: { $: { var: 'date' } } },
        { to: 'copy.b', mode: 'follow', value: { $: { var: 'copy.a' } } },
      ],
    });
    const before = derive(flow, { date: 'A' }, { date: 'A' }, { open: 'copy' });
    expect(before['copy']).toEqual({ a: 'A', b: 'A' });
    expect(derive(flow, before, { ...before, date: 'B' })['copy']).toEqual({ a: 'B', b: 'B' });
  });

  it('may read $today', () => {
    const flow = small({
      steps,
      derive: [{ to: 'copy.day', mode: 'follow', value: { $: { var: '$today' } } }],
    });
    const ambient = { $today: '2026-05-26' };
    expect(derive(flow, {}, {}, { open: 'copy' }, ambient)).toEqual({
      copy: { day: '2026-05-26' },
    });
  });
});
