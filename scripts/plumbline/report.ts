import { whyNotRunnable } from '../../src/checker/lint/run.ts';
import { buildModel, flowPaths, type Model } from '../../src/checker/model/model.ts';
import type { ProjectTexts } from '../../src/checker/project/source-file.ts';
import { impactReport, withErrors } from '../../src/checker/report/report.ts';
import { readProject } from '../../src/server/project/files.ts';
import { releases, textsAt } from '../../src/server/project/revision.ts';
import { runnableFlows, stop } from './flows.ts';

type Options = { root: string; flow?: string | undefined; base?: string | undefined };

/** Prints what an edit changes for visitors since the revision `base`, as Markdown. */
export function runReport({ root, flow, base }: Options): void {
  const flows = runnableFlows(readProject(root), flow);
  // Without a base: every tagged version, so that the oldest draft still opens.
  const bases = base === undefined ? releases(root) : [base];
  if (bases.length === 0) {
    console.log('No flow version is tagged (flow-v1, flow-v2, …): name a revision with --base.');
  }
  for (const revision of bases) {
    const texts = textsOf(root, revision);
    for (const { name, model } of flows) {
      const title =
        flows.length > 1 ? `${name}: compared with ${revision}` : `Compared with ${revision}`;
      console.log(`## ${title}\n\n${changesSince(revision, texts, model)}\n`);
    }
  }
}

function changesSince(revision: string, texts: ProjectTexts, model: Model): string {
  if (!flowPaths(texts).includes(model.flowPath)) return 'This questionnaire is new.';
  const report = impactReport(runnable(revision, texts, model.flowPath), model);
  if (report.errors.length > 0) process.exitCode = 1;
  return withErrors(report);
}

function textsOf(root: string, revision: string): ProjectTexts {
  try {
    return textsAt(revision, root);
  } catch {
    return stop(`There is no revision "${revision}": see git branch and git tag.`);
  }
}

/** The model of an earlier version; ends the command if it cannot be run. */
function runnable(revision: string, texts: ProjectTexts, path: string): Model {
  const model = buildModel(texts, undefined, path);
  const problem = whyNotRunnable(texts, model);
  return problem === null ? model : stop(`${revision}: ${problem}`);
}
