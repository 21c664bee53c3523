import type { Answers } from '../../flow/types.ts';

/** To the frame: the texts that a questionnaire is made of, and where its visitor stands. */
export type Show = {
  kind: 'show';
  flowPath: string;
  texts: ReadonlyMap<string, string>;
  /** A step or end page to go to; without one, the visitor stays. */
  place?: string;
};

/** To the frame: the visitor's answers are gone, and the first step is shown. */
export type StartOver = { kind: 'startOver' };

/** To the frame: the visitor has these answers instead, and is taken to a step or end page. */
export type TakeOver = { kind: 'takeOver'; answers: Answers; place?: string };

/** From the frame: it listens; it shows the texts of the last message; or an older version, and why. */
export type Told = { kind: 'ready' } | { kind: 'shown' } | { kind: 'kept'; why: string };

/** Files that a questionnaire is made of; what is recorded of it and texts of pages are not sent. */
export const isShown = (path: string): boolean =>
  /^flows\/[\w-]+\.json$/.test(path) || /^schemas\/(?!meta\/|content\/)/.test(path);
