import type { Finding } from '../../../checker/lint/finding.ts';
import { lint } from '../../../checker/lint/run.ts';
import { adoptSchema } from '../../../checker/adopt/adopt-schema.ts';
import { flowChanges } from './flow-changes.ts';
import { recordAgain } from './record-again.ts';
import type { ProjectTexts } from '../../../checker/project/texts.ts';
import { editFindings } from './edit-findings.ts';
import { MAP_ANSWERS } from './map-answers.ts';
import { PATH_ANSWERS } from './path-answers.ts';

/**
 * The worker's answers by name of the question: functions of the texts and of JSON. Parsed files and
 * proofs of earlier texts are cached by `src/checker` itself.
 */
export const ANSWERS = {
  /** All findings of `npm run validate`. */
  lint: (texts: ProjectTexts): Finding[] => lint(texts),
  /** What the edits change for visitors, compared with another version. */
  changes: flowChanges,
  /** The same, compared with what is on disk, for the save dialog. */
  saving: flowChanges,
  /** The recordings to write once the differences for visitors are accepted. */
  recording: recordAgain,
  /** The findings of `npm run validate` before and after an edit. */
  edited: editFindings,
  /** Which parts of a pasted JSON Schema work, and which are rejected. */
  adopt: adoptSchema,
  ...MAP_ANSWERS,
  ...PATH_ANSWERS,
} satisfies Record<string, (texts: ProjectTexts, question: never) => unknown>;

type Answers = typeof ANSWERS;
export type AnswerName = keyof Answers;
export type Question<Name extends AnswerName> = Parameters<Answers[Name]>[1];
export type Answer<Name extends AnswerName> = Awaited<ReturnType<Answers[Name]>>;

/** A request to the worker. `changes` are relative to the last request; null means a removed file. */
export type Request = {
  id: number;
  name: AnswerName;
  question: unknown;
  changes: readonly (readonly [path: string, text: string | null])[];
};

export type Response = { id: number } & ({ answer: unknown } | { failed: string });
