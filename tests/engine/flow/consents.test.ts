import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONSENTS,
  consentsIn,
  countedConsents,
  decidedConsents,
  withConsents,
  type Consent,
} from '../../../src/engine/flow/consents.ts';
import type { Answers } from '../../../src/engine/flow/types.ts';
import { activeAnswers, parkedAnswers } from '../../../src/engine/flow/walk.ts';
import { isObject, type JsonObject } from '../../../src/engine/logic/json.ts';
import { compiled, flowFile } from './small-flow.ts';

const consent = (id: string) => ({ id, version: '1' });
const box = (id: string) => ({ 'ui:widget': 'checkbox', 'ui:options': { consent: consent(id) } });

describe('the consents of a questionnaire', () => {
  const found = (ui: JsonObject, answers: string | string[] = 'person') =>
    consentsIn([{ id: 'person', answers, ui }]).map((one) => [
      one.id,
      'answer' in one ? one.answer : undefined,
    ]);

  it('are those of Continue and of its boxes, by the paths of their answers', () => {
    const ui = {
      'ui:continue': { consent: { ...consent('terms'), text: 'You agree.' } },
      calls: box('calls'),
      phone: { more: box('texts'), 'ui:options': { consent: 'yes' } },
    };
    expect(found(ui)).toEqual([
      ['terms', undefined],
      ['calls', 'person.calls'],
      ['texts', 'person.phone.more'],
    ]);
    expect(found({ calls: box('calls') }, ['calls', 'more'])).toEqual([['calls', 'calls']]);
  });

  it('are none inside lists, or without an id and a version', () => {
    expect(found({ people: { items: { calls: box('calls') } } })).toEqual([]);
    expect(found({ calls: { 'ui:options': { consent: { id: 'calls' } } } })).toEqual([]);
  });
});

/** A step that only some visitors are asked has a box; everybody agrees to terms on the first. */
const consents: Consent[] = [
  { id: 'terms', version: '2', step: 'fork' },
  { id: 'calls', version: '1', answer: 'person.calls' },
];
const flow = compiled(
  flowFile({
    conditions: { isLong: { '==': [{ var: 'fork' }, 'long'] } },
    steps: [
      { id: 'fork', next: [{ when: 'isLong', to: 'person' }, { to: 'last' }] },
      { id: 'person', answers: 'person' },
      { id: 'last' },
    ],
  }),
  {},
  {},
  consents,
);
const recordsOf = (answers: Answers) => {
  const records = answers[CONSENTS];
  return isObject(records) ? records : {};
};

it('a box keeps when it was checked and which version of its text it had', () => {
  const before = { person: { calls: false } };
  const after = { person: { calls: true } };
  const agreed = withConsents(consents, before, after, { at: 'noon' });
  expect(agreed).toEqual({ ...after, [CONSENTS]: { calls: { version: '1', at: 'noon' } } });
  const later = withConsents(consents, agreed, { ...agreed, fork: 'long' }, { at: 'one' });
  expect(recordsOf(later)).toEqual(recordsOf(agreed));
});

it('Continue agrees once to each version of its text', () => {
  const left = (answers: Answers, at: string) =>
    recordsOf(withConsents(consents, answers, answers, { at, left: 'fork' }))['terms'];
  const old = (version: string) => ({ [CONSENTS]: { terms: { version, at: 'noon' } } });
  expect(left({}, 'one')).toEqual({ version: '2', at: 'one' });
  expect(left(old('1'), 'one')).toEqual({ version: '2', at: 'one' });
  expect(left(old('2'), 'one')).toEqual({ version: '2', at: 'noon' });
  expect(withConsents(consents, {}, {}, { at: 'one', left: 'last' })).toEqual({});
});

it('records that cannot be read are given again, and harm nothing', () => {
  for (const broken of ['text', { terms: 'yes' }, { terms: null }, []]) {
    const answers: Answers = { fork: 'short', [CONSENTS]: broken };
    const agreed = withConsents(consents, answers, answers, { at: 'one', left: 'fork' });
    expect(recordsOf(agreed)['terms']).toEqual({ version: '2', at: 'one' });
    expect(() => activeAnswers(flow, answers)).not.toThrow();
  }
});

it('a page keeps the boxes that were checked and takes back the others', () => {
  const asked = [
    { id: 'paper', version: '1' },
    { id: 'email', version: '1' },
  ];
  const answers = {
    [CONSENTS]: { terms: { version: '2', at: 'noon' }, email: { version: '0', at: 'noon' } },
  };
  expect(decidedConsents(answers, asked, ['paper'], 'one')).toEqual({
    terms: { version: '2', at: 'noon' },
    paper: { version: '1', at: 'one' },
  });
});

describe('after any sequence of answers', () => {
  const change = fc.oneof(
    fc.record({ fork: fc.constantFrom('long', 'short') }),
    fc.record({ person: fc.constantFrom({}, { calls: false }, { calls: true }) }),
    fc.constant({ last: 'x' }),
    fc.constant({ leave: 'fork' }),
  );
  /** Plays the changes; the instants count up. */
  const play = (changes: readonly Record<string, unknown>[]) =>
    changes.reduce<{ answers: Answers; checked: number | undefined }>(
      ({ answers, checked }, { leave, ...sections }, at) => {
        const after = { ...answers, ...(sections as Answers) };
        const isChecked = isObject(after['person']) && after['person']['calls'] === true;
        return {
          answers: withConsents(consents, answers, after, {
            at: String(at),
            ...(leave === undefined ? {} : { left: 'fork' }),
          }),
          checked: isChecked ? (checked ?? at) : undefined,
        };
      },
      { answers: {}, checked: undefined },
    );

  it('a consent counts exactly while its box is checked and asked, since it was checked last', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const { answers, checked } = play(changes);
        const counted = recordsOf(activeAnswers(flow, answers));
        const isAsked = answers['fork'] === 'long';
        expect(counted['calls']).toEqual(
          checked !== undefined && isAsked ? { version: '1', at: String(checked) } : undefined,
        );
      }),
    );
  });

  it('one that does not count is parked, and is back with its question', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const { answers } = play(changes);
        const counted = recordsOf(activeAnswers(flow, answers));
        const parked = recordsOf(parkedAnswers(flow, answers));
        expect({ ...counted, ...parked }).toEqual(recordsOf(answers));
        const asked = { ...answers, fork: 'long', person: { calls: true } };
        expect(recordsOf(activeAnswers(flow, asked))).toEqual(recordsOf(answers));
      }),
    );
  });

  it('nothing is copied when everything counts', () => {
    const all = { fork: 'long', person: { calls: true }, [CONSENTS]: { calls: { version: '1' } } };
    const path = new Set(['fork', 'person']);
    expect(countedConsents(consents, all, all, path)).toBe(all[CONSENTS]);
  });
});
