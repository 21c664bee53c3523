import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstUnanswered,
  isVisited,
  resumeAt,
  showScope,
  stepsBefore,
} from '../../../src/engine/flow/complete.ts';
import type { Answers } from '../../../src/engine/flow/types.ts';
import { activeAnswers, sectionsOf, visibleSections } from '../../../src/engine/flow/walk.ts';
import { small } from './small-flow.ts';

const flow = small({
  steps: [
    { id: 'trade', next: [{ when: 'isRoofer', to: 'roof' }, { to: 'people' }] },
    { id: 'roof' },
    { id: 'people', answers: ['owners', 'staff'] },
    { id: 'date' },
  ],
  conditions: { isRoofer: { '==': [{ var: 'trade' }, 'roofing'] } },
});

const roofer = { trade: 'roofing', roof: 'steep', owners: 1, date: '2026-12-01' };

describe('firstUnanswered', () => {
  const first = (answers: Answers, before: string) =>
    firstUnanswered(flow, answers, before, isVisited)?.id;

  it('finds the first step on the path before the page that is open', () => {
    expect(first({ trade: 'roofing' }, 'date')).toBe('roof');
    expect(first({ trade: 'painting' }, 'date')).toBe('people');
    expect(first({}, 'date')).toBe('trade');
  });

  it('does not count the page itself or anything after it', () => {
    expect(first({ trade: 'roofing', roof: 'steep' }, 'people')).toBeUndefined();
    expect(first({}, 'trade')).toBeUndefined();
  });

  it('counts the whole path for a page after the questions', () => {
    expect(first({ ...roofer, date: undefined }, 'end')).toBe('date');
    expect(first(roofer, 'end')).toBeUndefined();
  });

  it('does not count steps off the path', () => {
    expect(first({ trade: 'painting', owners: 1, date: 'x' }, 'end')).toBeUndefined();
  });

  it('follows the branches that depend on the day', () => {
    const byYear = small({
      steps: [
        { id: 'trade', next: [{ when: 'isLate', to: 'late' }, { to: 'end' }] },
        { id: 'late', next: [{ to: 'end' }] },
      ],
      conditions: { isLate: { '>=': [{ var: '$year' }, 2027] } },
    });
    const open = (year: number) =>
      firstUnanswered(byYear, { trade: 'roofing' }, 'end', isVisited, { $year: year })?.id;
    expect(open(2026)).toBeUndefined();
    expect(open(2027)).toBe('late');
  });

  it('leaves validity to the schema', () => {
    const found = firstUnanswered(flow, roofer, 'end', (step) => step.id !== 'people');
    expect(found?.id).toBe('people');
  });
});

describe('stepsBefore', () => {
  const before = (id: string, answers: Answers = roofer) =>
    stepsBefore(flow, answers, id).map((step) => step.id);

  it('lists the path up to the step', () => {
    expect(before('people')).toEqual(['trade', 'roof']);
    expect(before('end')).toEqual(['trade', 'roof', 'people', 'date']);
  });

  it('places a step off the path by the order of the file', () => {
    expect(before('roof', { trade: 'painting' })).toEqual(['trade']);
  });

  it('follows the path, not the file, if the two differ', () => {
    const loop = small({
      steps: [
        { id: 'a', next: [{ to: 'c' }] },
        { id: 'b', next: [{ to: 'end' }] },
        { id: 'c', next: [{ to: 'b' }] },
      ],
    });
    expect(stepsBefore(loop, {}, 'b').map(({ id }) => id)).toEqual(['a', 'c']);
    const startsBelow = small({
      start: 'c',
      steps: [
        { id: 'b', next: [{ to: 'end' }] },
        { id: 'c', next: [{ to: 'b' }] },
      ],
    });
    expect(stepsBefore(startsBelow, {}, 'c')).toEqual([]);
  });
});

describe('isVisited', () => {
  const people = flow.step('people');
  it.each<[Answers, boolean]>([
    [{}, false],
    [{ owners: undefined }, false],
    [{ staff: 0 }, true],
    [{ owners: null }, true],
    [{ roof: 'x' }, false],
  ])('with %o is %s', (answers, visited) => {
    expect(people && isVisited(people, answers)).toBe(visited);
  });
});

describe('resumeAt', () => {
  it('continues after the last saved step', () => {
    expect(resumeAt(flow, { answers: roofer, currentStep: 1 })).toBe('trade');
    expect(resumeAt(flow, { answers: roofer, currentStep: 2 })).toBe('roof');
    expect(resumeAt(flow, { answers: roofer, currentStep: 4 })).toBe('date');
  });

  it('continues at a step that was never visited, whatever was saved', () => {
    expect(resumeAt(flow, { answers: { trade: 'roofing', owners: 1 }, currentStep: 9 })).toBe(
      'roof',
    );
    expect(resumeAt(flow, { answers: {}, currentStep: 9 })).toBe('trade');
  });

  it('continues after the furthest step, not after an early one that was continued again', () => {
    expect(resumeAt(flow, { answers: roofer, currentStep: 2, furthestStep: 4 })).toBe('date');
  });

  it('goes to the end if everything is done', () => {
    expect(resumeAt(flow, { answers: roofer, currentStep: 5 })).toBe('end');
  });

  it('goes to the start of a flow that has no end', () => {
    const circle = small({ steps: [{ id: 'a', next: [{ to: 'a' }] }] });
    expect(resumeAt(circle, { answers: { a: 1 }, currentStep: 9 })).toBe('a');
  });
});

describe('the scope of a step’s show', () => {
  const isYes = (name: string) => ({ '==': [{ var: name }, 'yes'] });
  const flow = small({
    steps: [
      { id: 'before' },
      {
        id: 'here',
        answers: ['own', 'byEarlier', 'byOwn', 'byLater'],
        show: { byEarlier: 'earlier', byOwn: 'own', byLater: 'later' },
      },
      { id: 'after' },
    ],
    conditions: { earlier: isYes('before'), own: isYes('own'), later: isYes('after') },
  });
  const here = flow.steps[1];

  it('gives a step only the answers of the steps before it', () => {
    if (here === undefined) throw new Error('The flow has lost its step');
    const answers = { before: 'yes', own: 'yes', byEarlier: 'a', after: 'yes' };
    expect(showScope(flow, here, answers, { $today: '2027-01-01' })).toEqual({
      before: 'yes',
      $today: '2027-01-01',
    });
  });

  it('shows on the page exactly what counts along the path', () => {
    if (here === undefined) throw new Error('The flow has lost its step');
    const answer = fc.option(fc.constantFrom('yes', 'no'), { nil: undefined });
    const all = {
      before: answer,
      own: answer,
      byEarlier: answer,
      byOwn: answer,
      byLater: answer,
      after: answer,
    };
    fc.assert(
      fc.property(fc.record(all), (drawn) => {
        const answers: Answers = drawn;
        const shown = visibleSections(here, answers, showScope(flow, here, answers));
        expect(shown).toEqual(sectionsOf(here, activeAnswers(flow, answers)));
        const names = Object.keys(sectionsOf(here, answers));
        const onPage = names.filter((name) => here.shows(name, showScope(flow, here, answers)));
        expect(onPage).toEqual(Object.keys(shown));
      }),
    );
  });
});
