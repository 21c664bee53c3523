import { describe, expect, it } from 'vitest';
import { minutesLeft, sectionAt } from '../../../src/engine/flow/progress.ts';
import { small } from './small-flow.ts';

const flow = small({
  steps: [
    { id: 'trade', next: [{ when: 'isRoofer', to: 'roof' }, { to: 'people' }] },
    { id: 'roof' },
    { id: 'people' },
    { id: 'date' },
  ],
  conditions: { isRoofer: { '==': [{ var: 'trade' }, 'roofing'] } },
  sections: [
    { label: 'Work', from: 'trade', seconds: 45 },
    { label: 'People', from: 'people', seconds: 30 },
  ],
});

describe('the section of a step', () => {
  it.each([
    ['trade', 'Work'],
    ['roof', 'Work'],
    ['people', 'People'],
    ['date', 'People'],
    ['end', undefined],
  ])('of %s is %s', (step, label) => {
    expect(sectionAt(flow, step)?.label).toBe(label);
  });

  it('is undefined in a flow that names none', () => {
    expect(sectionAt(small({ steps: [{ id: 'trade' }] }), 'trade')).toBeUndefined();
  });
});

describe('the minutes left', () => {
  it("are those of the visitor's path, from the current step on, rounded up", () => {
    expect(minutesLeft(flow, 'trade', { trade: 'painting' })).toBe(2);
    expect(minutesLeft(flow, 'trade', { trade: 'roofing' })).toBe(3);
    expect(minutesLeft(flow, 'people', { trade: 'roofing' })).toBe(1);
    expect(minutesLeft(flow, 'date', { trade: 'roofing' })).toBe(1);
  });

  it('are those of the steps after a step off the path, and none after the questions', () => {
    expect(minutesLeft(flow, 'roof', { trade: 'painting' })).toBe(1);
    expect(minutesLeft(flow, 'end', { trade: 'painting' })).toBe(0);
  });

  it('are not said beside a bar of its own', () => {
    const own = small({
      steps: [{ id: 'trade', ownProgress: { percent: 95, text: '3 min' } }, { id: 'people' }],
      sections: [{ label: 'Work', from: 'trade', seconds: 45 }],
    });
    expect(minutesLeft(own, 'trade', {})).toBe(0);
    expect(minutesLeft(own, 'people', {})).toBe(1);
  });
});
