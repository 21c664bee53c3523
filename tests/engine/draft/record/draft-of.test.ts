import { expect, it } from 'vitest';
import { draftOf, storableAnswers } from '../../../../src/engine/draft/record/draft-of.ts';
import type { Entry } from '../../../../src/engine/draft/record/entry.ts';
import type { Json } from '../../../../src/engine/logic/json.ts';
import { begun, holding } from '../sample-records.ts';

it('the app reads the answers of a record, and only progress of the right type', () => {
  const entry = (value: Entry['value']): Entry => ({ value, rev: '1.a' });
  const read = draftOf({
    ...holding({
      email: entry('a@b.co'),
      businessType: { rev: '2.a' },
      currentStep: entry(4),
      quoteId: entry('QTE-1'),
      quoteStatus: entry('quoted'),
    }),
    savedAt: '2026-12-01T08:00:00.000Z',
  });
  expect(read).toStrictEqual({
    uuid: begun.uuid,
    flowVersion: 1,
    currentStep: 4,
    answers: { email: 'a@b.co' },
    quoteId: 'QTE-1',
    quoteStatus: 'quoted',
    savedAt: '2026-12-01T08:00:00.000Z',
  });
  const wrong = holding({ currentStep: entry('4'), quoteId: entry(7), quoteStatus: entry(true) });
  expect(draftOf(wrong)).toStrictEqual({
    uuid: begun.uuid,
    flowVersion: 1,
    currentStep: 1,
    answers: {},
  });
});

it('answers without half-typed values are the same object', () => {
  const answers = { email: 'a@b.co', date: '12/3', gone: undefined };
  expect(storableAnswers(answers, { storable: (_name, value) => value })).toBe(answers);
  const withoutDates = (name: string, value: Json) => (name === 'date' ? undefined : value);
  expect(storableAnswers(answers, { storable: withoutDates })).toStrictEqual({
    email: 'a@b.co',
    date: undefined,
    gone: undefined,
  });
});
