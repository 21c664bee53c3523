import { describe, expect, it } from 'vitest';
import { progress, shownProgress, stepCount } from '../../../src/engine/flow/progress.ts';
import { small } from './small-flow.ts';

const flow = small({
  segments: [
    { id: 'ask', label: 'Ask', width: 8 },
    { id: 'offer', label: 'Offer', width: 4 },
  ],
  steps: [
    { id: 'trade', next: [{ when: 'isRoofer', to: 'roof' }, { to: 'people' }] },
    { id: 'roof' },
    { id: 'people' },
    { id: 'date', progress: 98 },
  ],
  conditions: { isRoofer: { '==': [{ var: 'trade' }, 'roofing'] } },
  pages: [{ id: 'end', path: '/end', label: 'End', progress: { ask: 100, offer: 50 } }],
});

describe('progress', () => {
  it.each([
    ['trade', 25, 0],
    ['roof', 50, 0],
    ['people', 75, 0],
    ['date', 98, 0],
    ['end', 100, 50],
    ['nowhere', 0, 0],
  ])('at %s fills the segments with %d and %d percent', (id, ask, offer) => {
    expect(progress(flow, id)).toEqual([
      { id: 'ask', label: 'Ask', width: 8, percent: ask },
      { id: 'offer', label: 'Offer', width: 4, percent: offer },
    ]);
  });

  it.each<[string, { isSent: boolean; open?: string }, string, number[]]>([
    ['is full once the request is sent', { isSent: true, open: 'roof' }, 'outcome', [100, 100]],
    ['is that of the page when all is answered', { isSent: false }, 'outcome', [100, 50]],
    ['is that of the open question', { isSent: false, open: 'roof' }, 'outcome', [50, 0]],
    ['is that of another page', { isSent: true, open: 'roof' }, 'quote', [100, 50]],
  ])('of an outcome page %s', (_case, state, kind, percents) => {
    const pages = [
      { id: 'end', path: '/end', label: 'End', kind, progress: { ask: 100, offer: 50 } },
    ];
    const shown = shownProgress(small({ ...flow.source, pages }), 'end', state);
    expect(shown.map(({ percent }) => percent)).toEqual(percents);
  });
});

describe('stepCount', () => {
  it("counts the visitor's own path", () => {
    expect(stepCount(flow, 'people', { trade: 'roofing' })).toEqual({ number: 3, of: 4 });
    expect(stepCount(flow, 'people', { trade: 'painting' })).toEqual({ number: 2, of: 3 });
  });

  it('counts the steps that depend on the day', () => {
    const byYear = small({
      steps: [
        { id: 'trade', next: [{ when: 'isLate', to: 'late' }, { to: 'end' }] },
        { id: 'late', next: [{ to: 'end' }] },
      ],
      conditions: { isLate: { '>=': [{ var: '$year' }, 2027] } },
    });
    expect(stepCount(byYear, 'trade', {}, { $year: 2026 })).toEqual({ number: 1, of: 1 });
    expect(stepCount(byYear, 'trade', {}, { $year: 2027 })).toEqual({ number: 1, of: 2 });
  });

  it('assumes the longest path until the first answer decides on one', () => {
    const bound = small({
      ...flow.source,
      bounds: { shortest: 3, longest: 4 },
      steps: [
        { id: 'trade', next: [{ when: 'isRoofer', to: 'roof' }, { to: 'people' }] },
        { id: 'roof' },
        { id: 'people' },
      ],
    });
    expect(stepCount(bound, 'trade', {})).toEqual({ number: 1, of: 4 });
    expect(stepCount(bound, 'trade', { trade: 'painting' })).toEqual({ number: 1, of: 2 });
  });

  it('gives no number to a step off the path', () => {
    expect(stepCount(flow, 'roof', {})).toEqual({ number: 0, of: 3 });
  });
});
