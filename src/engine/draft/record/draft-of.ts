import type { Answers } from '../../flow/types.ts';
import { type Json, mapValues } from '../../logic/json.ts';
import { onceEach } from '../../logic/once.ts';
import { baseOf } from './entry.ts';
import type { DraftRecord } from './record.ts';
import { PROGRESS } from '../stored-keys.ts';
import type { Draft, DraftPolicy } from '../types.ts';

/** Entries that are not sections. */
const progressNames: ReadonlySet<string> = new Set(PROGRESS);

/** The draft as the app reads it. */
export function draftOf(record: DraftRecord): Draft {
  const value = (name: string) => record.entries[name]?.value;
  const step = value('currentStep');
  const furthest = value('furthestStep');
  const toConfirm = value('toConfirm');
  const quoteId = value('quoteId');
  const quoteStatus = value('quoteStatus');
  return {
    uuid: record.uuid,
    flowVersion: record.flowVersion,
    currentStep: typeof step === 'number' ? step : 1,
    answers: answersOf(record),
    ...(typeof furthest === 'number' ? { furthestStep: furthest } : {}),
    ...(Array.isArray(toConfirm) && toConfirm.length > 0 ? { toConfirm: strings(toConfirm) } : {}),
    ...(typeof quoteId === 'string' ? { quoteId } : {}),
    ...(typeof quoteStatus === 'string' ? { quoteStatus } : {}),
    ...(record.savedAt ? { savedAt: record.savedAt } : {}),
  };
}

/** The answers of a record, by section: the same object for the same record. */
export const answersOf = onceEach(({ entries }: DraftRecord): Answers =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([name, { value }]) => value !== undefined && !progressNames.has(name))
      .map(([name, { value }]) => [name, value]),
  ),
);

/** What may leave the device: the server's value of a section that is held back, else its own. */
export function sendableAnswersOf(record: DraftRecord): Answers {
  return mapValues(record.entries, (entry) =>
    entry.held === undefined ? entry.value : baseOf(entry),
  );
}

/** Answers without half-typed values (`DraftPolicy.storable`); the same object if there are none. */
export function storableAnswers(
  answers: Answers,
  { storable }: Pick<DraftPolicy, 'storable'>,
): Answers {
  const cleaned = Object.entries(answers).flatMap(([name, value]) => {
    const whole = value === undefined ? undefined : storable(name, value);
    return whole === value ? [] : [[name, whole] as const];
  });
  return cleaned.length === 0 ? answers : { ...answers, ...Object.fromEntries(cleaned) };
}

const strings = (list: readonly Json[]): string[] =>
  list.filter((item) => typeof item === 'string');
