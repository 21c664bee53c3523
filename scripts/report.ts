/** `npm run report [-- --base REV] [-- --flow NAME] [-- --root FOLDER]`: what an edit changes for visitors, as Markdown. */
import { parseArgs } from 'node:util';
import { buildModel, flowPaths, type Model } from '../src/checker/model/model.ts';
import { whyNotRunnable } from '../src/checker/lint/not-runnable.ts';
import { readProject } from '../src/server/project/files.ts';
import { runnableFlows, stop, type RunnableFlow } from './project/flows.ts';
import type { ProjectTexts } from '../src/checker/project/texts.ts';
import { impactReport, withErrors } from '../src/checker/report/report.ts';
import { releases, textsAt } from '../src/server/project/revision.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    flow: { type: 'string' },
    root: { type: 'string', default: '.' },
  },
});
const flows = runnableFlows(readProject(values.root), values.flow);
// Without a base: every tagged version, so that the oldest draft still opens.
const bases = values.base === undefined ? releases(values.root) : [values.base];
if (bases.length === 0) {
  console.log('No flow version is tagged (flow-v1, flow-v2, …): name a revision with --base.');
}

for (const base of bases) {
  const texts = textsOf(base);
  for (const flow of flows) compare(base, texts, flow);
}

function compare(base: string, texts: ProjectTexts, { name, model }: RunnableFlow): void {
  const title = flows.length > 1 ? `${name}: compared with ${base}` : `Compared with ${base}`;
  if (!flowPaths(texts).includes(model.flowPath)) {
    console.log(`## ${title}\n\nThis questionnaire is new.\n`);
    return;
  }
  const report = impactReport(runnable(base, texts, model.flowPath), model);
  console.log(`## ${title}\n\n${withErrors(report)}\n`);
  if (report.errors.length > 0) process.exitCode = 1;
}

function textsOf(base: string): ProjectTexts {
  try {
    return textsAt(base, values.root);
  } catch {
    return stop(`There is no revision "${base}": see git branch and git tag.`);
  }
}

/** The model of an earlier version; ends the command if it cannot be run. */
function runnable(version: string, texts: ProjectTexts, path: string): Model {
  const model = buildModel(texts, undefined, path);
  const problem = whyNotRunnable(texts, model);
  return problem === null ? model : stop(`${version}: ${problem}`);
}
