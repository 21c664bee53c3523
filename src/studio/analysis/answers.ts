import type { Finding } from '../../analysis/lint/finding.ts';
import { lint } from '../../analysis/lint/run.ts';
import { adoptSchema } from '../../analysis/adopt/adopt-schema.ts';
import { flowChanges } from '../changes/flow-changes.ts';
import { recordAgain } from '../changes/record-again.ts';
import type { ProjectTexts } from '../../analysis/project/texts.ts';
import { editFindings } from '../edits/edit-findings.ts';
import { MAP_ANSWERS } from '../map/map-answers.ts';
import { PATH_ANSWERS } from '../paths/path-answers.ts';

/**
 * What the worker answers, by the name of the question: functions of the texts and of JSON. The parsed
 * files and proofs of the texts before are kept by `src/analysis` itself.
 */
export const ANSWERS = {
  /** What `npm run validate` finds, everything included. */
  lint: (texts: ProjectTexts): Finding[] => lint(texts),
  /** What the edits change for visitors, compared with another version. */
  changes: flowChanges,
  /** The same, compared with what is on disk, for who is about to save. */
  saving: flowChanges,
  /** What is to be recorded of visitors once their differences are accepted. */
  recording: recordAgain,
  /** What `npm run validate` finds before and after an edit. */
  edited: editFindings,
  /** What works of a pasted JSON Schema, and what is refused. */
  adopt: adoptSchema,
  ...MAP_ANSWERS,
  ...PATH_ANSWERS,
} satisfies Record<string, (texts: ProjectTexts, question: never) => unknown>;

type Answers = typeof ANSWERS;
export type AnswerName = keyof Answers;
export type Question<Name extends AnswerName> = Parameters<Answers[Name]>[1];
export type Answer<Name extends AnswerName> = Awaited<ReturnType<Answers[Name]>>;

/** To the worker: `changes` since the last request, of which null is a file that is gone. */
export type Request = {
  id: number;
  name: AnswerName;
  question: unknown;
  changes: readonly (readonly [path: string, text: string | null])[];
};

export type Response = { id: number } & ({ answer: unknown } | { failed: string });
