import type { ambientAt } from '../../engine/core.ts';

/** What expressions can read besides answers: how a sentence names it, and what it is. */
const TEXTS: Readonly<
  Record<keyof ReturnType<typeof ambientAt>, { named: string; about: string }>
> = {
  $today: { named: 'today', about: 'The visitor’s local date, such as `2026-03-01`.' },
  $year: { named: 'this year', about: 'The year of that date, as a number.' },
  $uuid: { named: 'the id of the draft', about: 'The id of the visitor’s row, a secret.' },
  $quoteId: {
    named: 'the number of the request',
    about: 'The number of the request, once it is made.',
  },
  $quoteStatus: {
    named: 'the status of the request',
    about: '`quoted` once the request is made.',
  },
};

export const AMBIENT_TEXTS: ReadonlyMap<string, { named: string; about: string }> = new Map(
  Object.entries(TEXTS),
);
