import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../src/engine/logic/json.ts';
import {
  coverageOf,
  mergeAlike,
  subcontractorsIn,
  type CoverageMap,
} from '../../../../src/site/quote/offer/coverage.ts';

const map: CoverageMap = {
  conditions: {
    unknown: 'Ask us.',
    indoors: 'Indoors only.',
    agreed: 'Somebody has to agree.',
    few: 'Up to {most} are fine.',
  },
  exclusions: { digging: { label: 'Digging', meaning: 'Making holes.' } },
  lists: [
    {
      answer: 'trades',
      key: 'id',
      name: 'name',
      covered: ['painter'],
      conditional: { plumber: { condition: 'indoors' }, tiler: { condition: 'indoors' } },
      excluded: { digger: { exclusion: 'digging', call: true } },
    },
    {
      answer: 'hired.work',
      when: { answer: 'hired.any', is: 'yes' },
      covered: ['Paint'],
      conditional: {},
      excluded: { Dig: { exclusion: 'digging' } },
    },
  ],
  answers: [
    {
      answer: 'record.felony',
      told: { true: 'A felony' },
      covered: ['false'],
      conditional: { true: { condition: 'agreed', call: true } },
      excluded: {},
    },
  ],
  counts: [
    {
      answer: 'record.claims',
      told: { one: '1 claim', many: '{count} claims' },
      most: 2,
      upTo: { condition: 'few' },
      above: { condition: 'agreed', call: true },
    },
  ],
  subcontractors: [
    { when: { answer: 'hired.any', is: 'yes' }, text: 'Covered with {perIncident} of their own.' },
    { when: { answer: 'hired.any', is: 'no' }, text: 'Not covered.' },
  ],
};

type Answers = Readonly<Record<string, Json | undefined>>;

/** Each line as `label: verdict`, with a phone sign if a call is needed. */
const told = (answers: Answers) =>
  coverageOf(map, answers).map(
    ({ label, verdict, call }) => `${label}: ${verdict.kind}${call ? ' ☎' : ''}`,
  );

describe('the answers, compared with the policy', () => {
  it.each<[string, Answers, string[]]>([
    [
      'a trade that is covered',
      { trades: [{ id: 'painter', name: 'Painting' }] },
      ['Painting: covered'],
    ],
    [
      'a trade on a condition',
      { trades: [{ id: 'plumber', name: 'Plumbing' }] },
      ['Plumbing: conditional'],
    ],
    [
      'a trade that is excluded',
      { trades: [{ id: 'digger', name: 'Digging' }] },
      ['Digging: excluded ☎'],
    ],
    [
      'a trade with two class codes',
      {
        trades: ['1', '2'].map((code) => ({ id: 'painter', name: 'Painting', code })),
      },
      ['Painting: covered'],
    ],
    ['a trade without its name', { trades: [{ id: 'painter' }] }, ['painter: covered']],
    ['a trade that has no entry', { trades: [{ id: 'pilot' }] }, ['pilot: conditional']],
    [
      'a trade of an inherited name',
      { trades: [{ id: 'constructor' }] },
      ['constructor: conditional'],
    ],
    ['no trade', { trades: [] }, []],
    ['a list that is none', { trades: 'plumber' }, []],
    ['an item that is none', { trades: [null, 'plumber', {}, { id: null }] }, []],
    [
      'work given to others',
      { hired: { any: 'yes', work: ['Dig', 'Paint'] } },
      ['Dig: excluded', 'Paint: covered'],
    ],
    ['such work after a No', { hired: { any: 'no', work: ['Dig'] } }, []],
    ['a yes that matters', { record: { felony: true } }, ['A felony: conditional ☎']],
    ['a no', { record: { felony: false } }, []],
    ['one claim', { record: { claims: '1' } }, ['1 claim: conditional']],
    ['as many claims as pass', { record: { claims: '2' } }, ['2 claims: conditional']],
    ['one more', { record: { claims: '3' } }, ['3 claims: conditional ☎']],
    ['no claim', { record: { claims: '0' } }, []],
    ['half a number', { record: { claims: '1.5' } }, []],
    ['words for a number', { record: { claims: 'many' } }, []],
    ['nothing', {}, []],
  ])('%s', (_, answers, lines) => {
    expect(told(answers)).toEqual(lines);
  });

  it('lists exclusions first and covered work last, in the order of the answers', () => {
    const trades = ['painter', 'plumber', 'digger', 'tiler'].map((id) => ({ id }));
    expect(told({ trades })).toEqual([
      'digger: excluded ☎',
      'plumber: conditional',
      'tiler: conditional',
      'painter: covered',
    ]);
  });

  it('gives the condition with its figure, and the exclusion in plain words', () => {
    const answers = { trades: [{ id: 'digger' }], record: { claims: '2' } };
    expect(coverageOf(map, answers).map(({ verdict }) => verdict)).toEqual([
      { kind: 'excluded', exclusion: 'Digging', meaning: 'Making holes.' },
      { kind: 'conditional', condition: 'Up to 2 are fine.' },
    ]);
  });

  it('merges equal lines of one answer', () => {
    const trades = ['painter', 'plumber', 'tiler'].map((id) => ({ id }));
    const lines = mergeAlike(coverageOf(map, { trades }));
    expect(lines.map((line) => line.label)).toEqual(['plumber and tiler', 'painter']);
  });

  it('merges all that is covered, of whichever answer', () => {
    const line = {
      answer: 'trades',
      label: 'Tiles',
      verdict: { kind: 'covered' },
      call: false,
    } as const;
    const other = { ...line, answer: 'activities', label: 'Grout' };
    expect(mergeAlike([line, other]).map(({ label }) => label)).toEqual(['Tiles and Grout']);
  });
});

it.each([
  ['yes', 'Covered with $1M of their own.'],
  ['no', 'Not covered.'],
  [undefined, undefined],
])('subcontractors after %s: %s', (any, sentence) => {
  const answers: Answers = any === undefined ? {} : { hired: { any } };
  expect(subcontractorsIn(map, answers, { perIncident: '$1M' })).toBe(sentence);
});
