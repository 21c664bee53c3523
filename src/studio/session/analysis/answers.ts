import type { Finding } from '../../../checker/lint/rule.ts';
import { lint } from '../../../checker/lint/run.ts';
import { adoptSchema } from '../../../checker/adopt/adopt-schema.ts';
import { flowChanges, modelOf } from './flow-changes.ts';
import type { ProjectTexts } from '../../../checker/project/source-file.ts';
import { proofOf, subjectOf } from '../../../checker/proof/prove.ts';
import { SITE_SEEN, recordedOf, siteSeen } from '../../../checker/simulate/seen/recorded.ts';
import { type FlowMap, type Reach, flowMap, reachOf } from '../map/flow-map.ts';
import { NOBODY, type Traffic, traffic } from '../map/traffic.ts';
import { applyAll } from '../../../checker/project/edit.ts';
import type { Subject } from '../../../checker/proof/subject/subject.ts';
import { vocabularyOf } from '../../../checker/wording/vocabulary.ts';
import { type Result, failed, ok } from '../../../engine/core.ts';
import { type PathView, noticesOf, pathView } from '../paths/path-view.ts';
import { recordJourney } from '../paths/scenario-record.ts';
import {
  type Change,
  type Session,
  type VisitorState,
  changed,
  sessionOf,
  sessionOfRandom,
} from '../paths/session.ts';
import { buildModels, flowPaths } from '../../../checker/model/model.ts';
import { flowName } from '../../../checker/model/chosen-flow.ts';
import { recordText, recordingOf } from '../../../checker/simulate/report.ts';

type OfFlow = { flowPath: string };

/** The worker's answers for the map. */
const MAP_ANSWERS = {
  map: (texts: ProjectTexts, { flowPath }: OfFlow): FlowMap | null =>
    flowMap(modelOf(texts, flowPath)),
  reach(texts: ProjectTexts, { flowPath }: OfFlow): Reach | null {
    const proof = proofOf(modelOf(texts, flowPath));
    return proof === undefined ? null : reachOf(proof, recordedOf(texts, flowPath).scenarios);
  },
  /** Counts more random visitors, few at a time so that other questions can run in between. */
  traffic(
    texts: ProjectTexts,
    { flowPath, from, count }: OfFlow & { from: number; count: number },
  ): Traffic {
    const subject = subjectOf(modelOf(texts, flowPath));
    return subject === undefined ? NOBODY : traffic(subject, from, count);
  },
};

/** A visitor to start from: a recorded journey, or one who answers at random. */
export type Start = { kind: 'journey'; id: string } | { kind: 'random'; seed: number };

/** The worker's answers for the path explorer. */
const PATH_ANSWERS = {
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
  ): VisitorState {
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
    const recording = recordJourney(model, subject, recordedOf(texts, flowPath), journey);
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

/** How an edit affects the findings of `npm run validate`. */
export type EditFindings = {
  before: number;
  after: number;
  appear: readonly Finding[];
  vanish: readonly Finding[];
};

/** The new texts of edited files; null for a removed file. */
type Changes = readonly (readonly [path: string, text: string | null])[];

function editFindings(texts: ProjectTexts, changes: Changes): EditFindings {
  const edited = new Map(texts);
  for (const [path, text] of changes) {
    if (text === null) edited.delete(path);
    else edited.set(path, text);
  }
  const [before, after] = [lint(texts), lint(edited)];
  return {
    before: before.length,
    after: after.length,
    appear: without(after, before),
    vanish: without(before, after),
  };
}

/** Ignores lines and pointers: edits shift lines, and list changes shift pointers. */
const keyOf = ({ code, file, message }: Finding) => `${code} ${file} ${message}`;

function without(some: readonly Finding[], others: readonly Finding[]): Finding[] {
  const known = new Set(others.map(keyOf));
  return some.filter((finding) => !known.has(keyOf(finding)));
}

/** What `npm run simulate -- --generate` writes for these questionnaires, by file path. */
export function recordAgain(
  texts: ProjectTexts,
  { flowIds }: { flowIds: readonly string[] },
): [path: string, text: string][] {
  const ofFlows = flowPaths(texts)
    .filter((path) => flowIds.includes(flowName(path)))
    .flatMap((path): [string, string][] => {
      const model = modelOf(texts, path);
      const proof = proofOf(model);
      if (proof === undefined) return [];
      const { scenarios, seen } = recordingOf(model, proof, recordedOf(texts, path).scenarios);
      return [
        [path.replace(/\.json$/, '.scenarios.json'), recordText('scenarios', { scenarios })],
        [path.replace(/\.json$/, '.seen.json'), recordText('seen', seen)],
      ];
    });
  const ofSite: [string, string][] = texts.has(SITE_SEEN)
    ? [[SITE_SEEN, recordText('seen', siteSeen(buildModels(texts)))]]
    : [];
  return [...ofFlows, ...ofSite];
}

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
