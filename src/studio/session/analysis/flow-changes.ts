import { whyNotRunnable } from '../../../checker/lint/run.ts';
import { flowName } from '../../../checker/model/chosen-flow.ts';
import { type Model, buildModel, flowPaths } from '../../../checker/model/model.ts';
import type { ProjectTexts } from '../../../checker/project/source-file.ts';
import { proofOf } from '../../../checker/proof/prove.ts';
import { impactReport } from '../../../checker/report/report.ts';
import { changedJourneys } from '../../../checker/simulate/report.ts';
import { recordedOf, seenDifferences } from '../../../checker/simulate/seen/recorded.ts';
import { seenBy } from '../../../checker/simulate/seen/seen.ts';

/** What edits to a questionnaire change for its visitors. */
export type FlowChanges = {
  flowId: string;
  /** The Markdown that `npm run report` writes, without its errors, or why the questionnaire cannot run. */
  report: string;
  /** The errors of `npm run report`: what saved drafts would lose, and which version the flow needs. */
  drafts: readonly string[];
  /** Recorded journeys that now take a different path. */
  journeys: readonly string[];
  /** What visitors see or send differently than recorded. */
  seen: readonly string[];
};

/** The compared version's texts of all differing files; null if it lacks the file. */
export type Before = readonly (readonly [path: string, text: string | null])[];

/** Compares every questionnaire with an earlier version of the files. */
export function flowChanges(texts: ProjectTexts, before: Before): FlowChanges[] {
  const earlier = new Map(texts);
  for (const [path, text] of before) {
    if (text === null) earlier.delete(path);
    else earlier.set(path, text);
  }
  return flowPaths(texts).map((path) => changesOf(path, earlier, texts));
}

function changesOf(path: string, earlier: ProjectTexts, texts: ProjectTexts): FlowChanges {
  const empty = { flowId: flowName(path), drafts: [], journeys: [], seen: [] };
  const after = modelOf(texts, path);
  const proof = proofOf(after);
  if (proof === undefined) return { ...empty, report: whyNotRunnable(texts, after) ?? '' };
  const { subject } = proof;
  const recorded = recordedOf(texts, path);
  const journeys = changedJourneys(subject, recorded.scenarios);
  const seen =
    recorded.seen === undefined
      ? []
      : seenDifferences(
          recorded.seen,
          seenBy(after, subject, recorded.scenarios, recorded.seen.probes),
        );
  if (!earlier.has(path)) return { ...empty, report: 'This questionnaire is new.', journeys, seen };
  const before = buildModel(earlier, undefined, path);
  if (proofOf(before) === undefined) {
    return { ...empty, report: 'The previous version cannot be run.', journeys, seen };
  }
  const { text, errors } = impactReport(before, after);
  return { ...empty, report: text, drafts: errors, journeys, seen };
}

let last: { texts: ProjectTexts; models: Map<string, Model> } | undefined;

/** The model of a questionnaire, cached while the texts stay the same. */
export function modelOf(texts: ProjectTexts, flowPath: string): Model {
  if (last === undefined || !isSame(last.texts, texts)) last = { texts, models: new Map() };
  const model = last.models.get(flowPath) ?? buildModel(texts, undefined, flowPath);
  last.models.set(flowPath, model);
  return model;
}

const isSame = (one: ProjectTexts, other: ProjectTexts): boolean =>
  one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);
