import { applyAll } from '../../../checker/project/edit.ts';
import type { ProjectTexts } from '../../../checker/project/texts.ts';
import { subjectOf } from '../../../checker/proof/proof-of.ts';
import type { Subject } from '../../../checker/proof/subject.ts';
import { recordedOf } from '../../../checker/simulate/seen/recorded.ts';
import { vocabularyOf } from '../../../checker/wording/vocabulary.ts';
import { failed, ok, type Result } from '../../../engine/core.ts';
import { modelOf } from './models.ts';
import { noticesOf, pathView, type PathView } from '../paths/path-view.ts';
import { recordingOf } from '../paths/scenario-record.ts';
import {
  changed,
  sessionOf,
  sessionOfRandom,
  type Change,
  type Session,
} from '../paths/session.ts';
import type { Tried } from '../paths/session-store.ts';

type OfFlow = { flowPath: string };

/** A visitor to start from: a recorded journey, or one who answers at random. */
export type Start = { kind: 'journey'; id: string } | { kind: 'random'; seed: number };

/** The worker's answers for the path explorer. */
export const PATH_ANSWERS = {
  /** Null while the questionnaire cannot run. */
  path(
    texts: ProjectTexts,
    { flowPath, session, open }: OfFlow & { session: Session; open?: string },
  ): PathView | null {
    const model = modelOf(texts, flowPath);
    const subject = subjectOf(model);
    return subject === undefined ? null : pathView(subject, vocabularyOf(model), session, open);
  },
  journeys: (texts: ProjectTexts, { flowPath }: OfFlow): { id: string; about: string }[] =>
    recordedOf(texts, flowPath).scenarios.map(({ id, about }) => ({ id, about })),
  start(texts: ProjectTexts, { flowPath, from }: OfFlow & { from: Start }): Session {
    const subject = runnable(texts, flowPath);
    if (from.kind === 'random') return sessionOfRandom(subject, from.seed);
    const journey = recordedOf(texts, flowPath).scenarios.find(({ id }) => id === from.id);
    if (journey === undefined) throw new Error(`Journey "${from.id}" no longer exists.`);
    return sessionOf(subject, journey);
  },
  change(
    texts: ProjectTexts,
    { flowPath, session, change }: OfFlow & { session: Session; change: Change },
  ): Tried {
    const subject = runnable(texts, flowPath);
    const next = changed(subject, session, change);
    const notices =
      change.kind === 'fill' ? [] : noticesOf(subject, session.answers, next.answers, change.step);
    return { session: next, notices };
  },
  /** The files that `npm run simulate` reads, by path, with this journey added. */
  record(
    texts: ProjectTexts,
    { flowPath, ...journey }: OfFlow & { id: string; about: string; session: Session },
  ): Result<[path: string, text: string][], string> {
    const model = modelOf(texts, flowPath);
    const subject = runnable(texts, flowPath);
    const recording = recordingOf(model, subject, recordedOf(texts, flowPath), journey);
    if (!recording.ok) return failed(recording.problems);
    const after = applyAll(texts, recording.value);
    return ok([...after].filter(([path, text]) => texts.get(path) !== text));
  },
};

function runnable(texts: ProjectTexts, flowPath: string): Subject {
  const subject = subjectOf(modelOf(texts, flowPath));
  if (subject === undefined) throw new Error('The questionnaire cannot be run: see the findings.');
  return subject;
}
