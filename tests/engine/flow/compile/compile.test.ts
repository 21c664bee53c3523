import { describe, expect, it } from 'vitest';
import {
  checkFlow,
  flowExpressions,
  type FlowProblem,
} from '../../../../src/engine/flow/compile/check.ts';
import { compileFlow } from '../../../../src/engine/flow/compile/compile.ts';
import type { AskedCoverage, Flow, Page } from '../../../../src/engine/flow/types.ts';
import { flowFile, small } from '../small-flow.ts';

function problems(flow: Flow): readonly FlowProblem[] {
  const result = compileFlow(flow, {});
  expect(result.ok ? [] : result.problems).toEqual(checkFlow(flow));
  return checkFlow(flow);
}

const endAsking = (asked: Pick<AskedCoverage, 'when' | 'text'>): Page => ({
  id: 'end',
  path: '/end',
  label: 'End',
  progress: { all: 100 },
  alsoAsked: [{ ...asked, included: false, note: 'Not included.', answer: 'one' }],
});

const two = [{ id: 'one' }, { id: 'two' }];

describe('a flow that cannot run is refused', () => {
  it('expression: when an expression is outside the subset, with its pointer', () => {
    const flow = flowFile({ steps: two, conditions: { bad: { '!': [{ var: 'a..b' }] } } });
    expect(problems(flow)).toEqual([
      {
        code: 'expression',
        at: '/conditions/bad/!/0/var',
        text: '"a..b" is not a path to an answer',
      },
    ]);
  });

  it('expression: when a condition gives something other than true or false', () => {
    const flow = flowFile({ steps: two, conditions: { many: { count: [{ var: 'one' }] } } });
    expect(problems(flow)).toMatchObject([{ code: 'expression', at: '/conditions/many' }]);
  });

  it('expression: anywhere an expression is allowed', () => {
    const bad = { nope: 1 };
    const flow = flowFile({
      steps: [{ id: 'one', next: [{ to: 'end', query: { q: bad }, state: { s: bad } }] }],
      conditions: { c: bad },
      values: { 'a/b': bad },
      remote: { columns: { col: bad }, quoted: { col: bad } },
      mirror: { deep: { 'list~': [1, { $: bad }] } },
      derive: [{ to: 'one', mode: 'always', value: { x: { $: bad } } }],
      pages: [endAsking({ when: 'c', text: bad })],
    });
    expect(problems(flow).map(({ at }) => at)).toEqual([
      '/conditions/c',
      '/values/a~1b',
      '/remote/columns/col',
      '/remote/quoted/col',
      '/mirror/deep/list~0/1/$',
      '/derive/0/value/x/$',
      '/steps/0/next/0/query/q',
      '/steps/0/next/0/state/s',
      '/pages/0/alsoAsked/0/text',
    ]);
    expect(flowExpressions(flow)).toHaveLength(9);
  });

  it('reference: when a condition or value of that name does not exist', () => {
    const flow = flowFile({
      steps: [{ id: 'one', next: [{ when: 'nobody', to: 'end' }, { to: 'end' }] }],
      conditions: { c: { and: [{ condition: 'toString' }, { condition: 'd' }] }, d: true },
      values: { v: { value: 'constants' } },
      derive: [{ to: 'one', mode: 'always', when: 'nowhere', value: 1 }],
      pages: [endAsking({ when: 'nothing', text: 'more' })],
    });
    expect(problems(flow)).toEqual([
      { code: 'expression', at: '/conditions/c/and/0/condition', text: '"toString" is not a name' },
      {
        code: 'reference',
        at: '/values/v',
        text: 'there is no value called "constants"',
        name: 'constants',
      },
      {
        code: 'reference',
        at: '/steps/0/next/0/when',
        text: 'there is no condition called "nobody"',
        name: 'nobody',
      },
      {
        code: 'reference',
        at: '/pages/0/alsoAsked/0/when',
        text: 'there is no condition called "nothing"',
        name: 'nothing',
      },
      {
        code: 'reference',
        at: '/derive/0/when',
        text: 'there is no condition called "nowhere"',
        name: 'nowhere',
      },
    ]);
  });

  it('circular: once for each name in the cycle, not for those that lead to it', () => {
    const flow = flowFile({
      steps: two,
      conditions: {
        a: { and: [{ condition: 'b' }, { '!': [{ condition: 'b' }] }] },
        b: { '==': [{ value: 'v' }, 1] },
        outside: { condition: 'a' },
      },
      values: { v: { if: [{ condition: 'a' }, 1, 2] } },
    });
    expect(problems(flow).map(({ code, at }) => [code, at])).toEqual([
      ['circular', '/conditions/a'],
      ['circular', '/conditions/b'],
      ['circular', '/values/v'],
    ]);
  });

  it('duplicate: when an id or a path is used twice, also by a step and a page', () => {
    const flow = flowFile({
      steps: [{ id: 'one' }, { id: 'one', path: '/two' }, { id: 'three', path: '/end' }],
    });
    expect(problems(flow)).toEqual([
      { code: 'duplicate', at: '/steps/1/id', text: '"one" is used twice' },
      { code: 'duplicate', at: '/pages/0/path', text: '"/end" is used twice' },
    ]);
  });

  it.each([
    ['lost', 'there is no page "lost"', { name: 'lost' }],
    ['a', 'there is no page "a"', { name: 'a' }],
    ['end', 'the page "end" links to itself', {}],
  ])('target: when a page links to %s', (linksTo, text, missing) => {
    const end = { id: 'end', path: '/end', label: 'End', progress: { all: 100 }, linksTo };
    expect(problems(flowFile({ steps: [{ id: 'a' }], pages: [end] }))).toEqual([
      { code: 'target', at: '/pages/0/linksTo', text, ...missing },
    ]);
  });

  it('duplicate: when a page keeps a section that a step or another page writes', () => {
    const page = (id: string, keeps: string) => ({
      id,
      path: `/${id}`,
      label: id,
      progress: { all: 100 },
      keeps,
    });
    const pages = [page('end', 'a'), page('other', 'contract'), page('third', 'contract')];
    expect(problems(flowFile({ steps: [{ id: 'a' }], pages }))).toEqual([
      { code: 'duplicate', at: '/pages/0/keeps', text: '"a" is already a section of "a"' },
      {
        code: 'duplicate',
        at: '/pages/1/keeps',
        text: '"contract" is already a section of "third"',
      },
      {
        code: 'duplicate',
        at: '/pages/2/keeps',
        text: '"contract" is already a section of "other"',
      },
    ]);
  });

  it.each([
    ['lost', 'there is no step called "lost"', { name: 'lost' }],
    ['b', 'the sections do not follow the order of the steps', {}],
  ])('target: when the sections begin at %s', (from, text, missing) => {
    const sections = [{ label: 'One', from, seconds: 10 }];
    expect(problems(flowFile({ steps: [{ id: 'a' }, { id: 'b' }], sections }))).toEqual([
      { code: 'target', at: '/sections/0/from', text, ...missing },
    ]);
  });

  it('reference: when a summary names a fact that the page does not have', () => {
    const summary = [{ fact: 'trade', label: 'Trade' }];
    const end = { id: 'end', path: '/end', label: 'End', progress: { all: 100 }, summary };
    expect(problems(flowFile({ steps: [{ id: 'a' }], pages: [end] }))).toEqual([
      {
        code: 'reference',
        at: '/pages/0/summary/0/fact',
        text: 'the page has no fact "trade"',
        name: 'trade',
      },
    ]);
  });

  it('target: when a transition has no target', () => {
    const flow = flowFile({ steps: [{ id: 'one', next: [{ to: 'lost' }] }] });
    expect(problems(flow)).toEqual([
      {
        code: 'target',
        at: '/steps/0/next/0/to',
        text: 'there is no step or page "lost"',
        name: 'lost',
      },
    ]);
  });

  it('default: when the last transition has a condition, or there is none', () => {
    const flow = flowFile({
      steps: [
        { id: 'one', next: [{ when: 'c', to: 'end' }] },
        { id: 'two', next: [] },
      ],
      conditions: { c: true },
    });
    expect(problems(flow).map(({ code, at }) => [code, at])).toEqual([
      ['default', '/steps/0/next'],
      ['default', '/steps/1/next'],
    ]);
  });

  it('default: when a transition without a condition hides those after it', () => {
    const flow = flowFile({ steps: [{ id: 'one', next: [{ to: 'end' }, { to: 'end' }] }] });
    expect(problems(flow)).toMatchObject([{ code: 'default', at: '/steps/0/next/0' }]);
  });

  it('start: when it does not start at a step', () => {
    for (const start of ['nowhere', 'end'])
      expect(problems(flowFile({ steps: two, start }))).toEqual([
        { code: 'start', at: '/start', text: `there is no step called "${start}"`, name: start },
      ]);
  });

  it('path: when a derivation writes to something that is not an answer', () => {
    const flow = flowFile({
      steps: two,
      derive: [{ to: 'a.__proto__', mode: 'always', value: 1 }],
    });
    expect(problems(flow)).toMatchObject([{ code: 'path', at: '/derive/0/to' }]);
  });

  it('reports everything at once', () => {
    const flow = flowFile({
      steps: [{ id: 'one', next: [{ when: 'x', to: 'y' }] }],
      start: 'z',
      conditions: { c: { nope: 1 } },
    });
    expect(problems(flow).map(({ code }) => code)).toEqual([
      'expression',
      'start',
      'target',
      'reference',
      'default',
    ]);
  });
});

describe('a compiled flow', () => {
  const flow = small({
    steps: [
      { id: 'one', answers: 'first' },
      { id: 'two', answers: ['a', 'b'], actions: [{ id: 'skip', label: 'Skip' }] },
    ],
    conditions: { big: { '>': [{ var: 'a' }, 1] } },
    values: { double: { '+': [{ var: 'a' }, { var: 'a' }] } },
  });

  it('finds steps and pages by id and by path', () => {
    expect(flow.step('two')).toMatchObject({ id: 'two', position: 1, sections: ['a', 'b'] });
    expect(flow.step('one')?.sections).toEqual(['first']);
    expect(flow.page('end')?.path).toBe('/end');
    expect(flow.at('/two')).toBe(flow.step('two'));
    expect(flow.at('/end')).toBe(flow.page('end'));
    expect([flow.step('end'), flow.page('one'), flow.at('/nowhere')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('offers Continue where a step names no actions', () => {
    expect(flow.step('one')?.actions).toEqual([{ id: 'continue', label: 'Continue' }]);
    expect(flow.step('two')?.actions).toEqual([{ id: 'skip', label: 'Skip' }]);
  });

  it('finds conditions and values by name, and nothing by an inherited name', () => {
    expect(flow.condition('big')?.({ a: 2 })).toBe(true);
    expect(flow.value('double')?.({ a: 2 })).toBe(4);
    expect([flow.condition('toString'), flow.value('constructor')]).toEqual([undefined, undefined]);
  });
});
