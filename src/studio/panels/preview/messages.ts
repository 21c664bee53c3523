import type { Answers } from '../../../engine/core.ts';

/** To the frame: show these texts of a questionnaire, at this place. */
export type Show = {
  kind: 'show';
  flowPath: string;
  texts: ReadonlyMap<string, string>;
  /** A step or end page to go to; if omitted, the visitor stays. */
  place?: string;
};

/** To the frame: discard the visitor's answers and show the first step. */
export type StartOver = { kind: 'startOver' };

/** To the frame: replace the visitor's answers with these, and go to a step or end page. */
export type TakeOver = { kind: 'takeOver'; answers: Answers; place?: string };

/**
 * From the frame: it is listening; it shows the last message's texts; it kept an older version, and why;
 * or the analyst pressed Ctrl+S in it.
 */
export type FrameMessage =
  | { kind: 'ready' }
  | { kind: 'shown' }
  | { kind: 'kept'; why: string }
  | { kind: 'save' };

export const isSaveRequest = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'save';

/** Files that make up a questionnaire; its recordings and page texts are not sent. */
export const isShown = (path: string): boolean =>
  /^flows\/[\w-]+\.json$/.test(path) || /^schemas\/(?!meta\/|content\/)/.test(path);
