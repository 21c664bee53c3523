import { describe, expect, it } from 'vitest';
import { next, placeFor, previous, urlOf } from '../../../src/engine/flow/navigate.ts';
import { small } from './small-flow.ts';

const flow = small({
  steps: [
    {
      id: 'trade',
      next: [
        { when: 'isRoofer', to: 'roof', query: { trade: { var: 'trade' }, step: 2 } },
        { to: 'people', query: { step: 3 } },
      ],
    },
    { id: 'roof', next: [{ to: 'people', query: { pitch: { var: 'roof' }, step: 4 } }] },
    {
      id: 'people',
      next: [{ to: 'end', state: { trade: { var: 'trade' }, none: { var: 'nothing' } } }],
    },
  ],
  conditions: { isRoofer: { '==': [{ var: 'trade' }, 'roofing'] } },
});

const roofer = { trade: 'roofing', roof: 'steep' };

describe('next', () => {
  it('leads along the path, with the parameters of the transition that is taken', () => {
    expect(next(flow, 'trade', roofer)).toEqual({
      id: 'roof',
      path: '/roof',
      query: [
        ['trade', 'roofing'],
        ['step', '2'],
      ],
      state: {},
    });
    expect(next(flow, 'trade', { trade: 'painting' })).toMatchObject({
      id: 'people',
      query: [['step', '3']],
    });
  });

  it('passes only existing values in the navigation state', () => {
    expect(next(flow, 'people', roofer)?.state).toStrictEqual({ trade: 'roofing' });
    expect(next(flow, 'people', {})?.state).toStrictEqual({});
  });

  it('omits from the URL what is empty or cannot be encoded', () => {
    for (const trade of ['', [], ['x'], { a: 1 }, null])
      expect(next(flow, 'roof', { trade: 'roofing', roof: trade })?.query).toEqual([['step', '4']]);
  });

  it('off the path, decides with the answers on the path and its own', () => {
    const off = next(flow, 'roof', { trade: 'painting', roof: 'flat' });
    expect(off).toMatchObject({
      id: 'people',
      query: [
        ['pitch', 'flat'],
        ['step', '4'],
      ],
    });
  });

  it('leads nowhere from a page or from a step that does not exist', () => {
    expect(next(flow, 'end', roofer)).toBeUndefined();
    expect(next(flow, 'nowhere', roofer)).toBeUndefined();
  });
});

describe('previous', () => {
  it('leads back along the path, to the URL that the step had on the way forward', () => {
    expect(previous(flow, 'people', roofer)).toEqual(next(flow, 'trade', roofer));
    expect(previous(flow, 'roof', roofer)).toEqual({
      id: 'trade',
      path: '/trade',
      query: [],
      state: {},
    });
    expect(previous(flow, 'people', { trade: 'painting' })?.id).toBe('trade');
  });

  it('leads from the page at the end to the last step', () => {
    expect(previous(flow, 'end', roofer)?.id).toBe('people');
  });

  it('leads from a step off the path to the last step on the path before it', () => {
    expect(previous(flow, 'roof', { trade: 'painting' })?.id).toBe('trade');
  });

  it('leads nowhere from the first step, from another page and from what does not exist', () => {
    expect(previous(flow, 'trade', roofer)).toBeUndefined();
    expect(previous(flow, 'nowhere', roofer)).toBeUndefined();
    const paged = small({
      steps: [{ id: 'one', next: [{ to: 'quote' }] }],
      pages: ['quote', 'purchase'].map((id) => ({ id, path: `/${id}`, label: id, progress: {} })),
    });
    expect(previous(paged, 'purchase', {})).toBeUndefined();
    expect(previous(paged, 'quote', {})?.id).toBe('one');
  });
});

describe('placeFor', () => {
  it('gives a step on the path the URL that leads to it', () => {
    expect(placeFor(flow, 'roof', roofer)).toEqual(next(flow, 'trade', roofer));
    expect(placeFor(flow, 'end', roofer)).toEqual(next(flow, 'people', roofer));
  });

  it('gives the start and everything off the path a plain path', () => {
    expect(placeFor(flow, 'trade', roofer)).toMatchObject({ path: '/trade', query: [] });
    expect(placeFor(flow, 'roof', {})).toEqual({ id: 'roof', path: '/roof', query: [], state: {} });
    const paged = small({
      steps: [{ id: 'one', next: [{ to: 'quote' }] }],
      pages: ['quote', 'purchase'].map((id) => ({ id, path: `/${id}`, label: id, progress: {} })),
    });
    expect(placeFor(paged, 'purchase', {})).toEqual({
      id: 'purchase',
      path: '/purchase',
      query: [],
      state: {},
    });
    expect(placeFor(flow, 'nowhere', {})).toBeUndefined();
  });
});

describe('urlOf', () => {
  it('writes the parameters in their order and escapes them', () => {
    const query = [
      ['state', 'New York'],
      ['email', 'a+b&c@example.com'],
    ] as const;
    expect(urlOf({ path: '/x', query })).toBe('/x?state=New+York&email=a%2Bb%26c%40example.com');
    expect(
      Object.fromEntries(new URL(urlOf({ path: '/x', query }), 'https://x.test').searchParams),
    ).toEqual({ state: 'New York', email: 'a+b&c@example.com' });
    expect(urlOf({ path: '/x', query: [] })).toBe('/x');
  });
});
