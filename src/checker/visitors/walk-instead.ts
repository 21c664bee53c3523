import { onceEach } from '../../engine/core.ts';
import type { Proof } from '../proof/prove.ts';
import { randomFrom } from './random.ts';
import { randomVisit, type Visit } from './random-visit.ts';

/** Enough to meet each option of a questionnaire of this size many times, in a few seconds. */
export const VISITORS = 500;

/**
 * Where kinds of answers cannot be told apart, visitors with random answers, many of them at the
 * limits, walk instead. Those who came to no end, always the same ones.
 */
export const lostVisitors = onceEach(({ subject }: Proof): readonly Visit[] =>
  Array.from({ length: VISITORS }, (_, seed) => randomVisit(subject, randomFrom(seed))).filter(
    ({ end }) => end === null,
  ),
);
