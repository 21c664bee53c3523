import { expect, it } from 'vitest';
import { draftOf } from '../../src/draft/draft-of.ts';
import type { Entry } from '../../src/draft/entry.ts';
import { begun, holding } from './sample-records.ts';

it('the app reads of a record its answers, and progress of the right type alone', () => {
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
