import { moveStep } from '../../src/checker/edits/flow/move-step.ts';
import { lint } from '../../src/checker/lint/run.ts';
import { buildModel } from '../../src/checker/model/model.ts';
import type { ProjectTexts } from '../../src/checker/project/source-file.ts';
import { impactReport } from '../../src/checker/report/report.ts';
import { readProject } from '../../src/server/project/files.ts';

export const shipped = readProject('.');
/** One model: a report proves it once. */
const before = buildModel(shipped);

export function moved(name: string, after: string, texts: ProjectTexts = shipped): ProjectTexts {
  const result = moveStep(texts, name, after);
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result.value;
}

type Entry = { id: string; savedStep: number; next: { to: string; when?: string }[] };

export const stepsOf = (texts: ProjectTexts): Entry[] => {
  const { steps }: { steps: Entry[] } = JSON.parse(texts.get('flows/onboarding.json') ?? '');
  return steps;
};

/** What follows a step after a move, and what an analyst would still have to edit. */
export function afterMove(name: string, after: string) {
  const texts = moved(name, after);
  const ids = stepsOf(texts).map(({ id }) => id);
  return {
    following: ids[ids.indexOf(after) + 1],
    findings: lint(texts),
    errors: impactReport(before, buildModel(texts)).errors,
  };
}
