import { parseArgs } from 'node:util';
import { buildModel, type Model } from '../src/analysis/model/model.ts';
import { whyNotRunnable } from '../src/analysis/lint/not-runnable.ts';
import { readProject } from './project/files.ts';
import type { ProjectTexts } from '../src/analysis/project/texts.ts';
import { impactReport } from '../src/analysis/report/report.ts';
import { releases, textsAt } from './project/revision.ts';

const { values } = parseArgs({
  options: { base: { type: 'string' }, root: { type: 'string', default: '.' } },
});
const after = runnable('The working copy', readProject(values.root));
// Without a base: every tagged version, so that the oldest draft still opens.
const bases = values.base === undefined ? releases() : [values.base];
if (bases.length === 0) {
  console.log('No flow version is tagged (flow-v1, flow-v2, …): name a revision with --base.');
}

for (const base of bases) {
  const { text, errors } = impactReport(runnable(base, textsOf(base)), after);
  console.log(`## Compared with ${base}\n\n${text}\n`);
  if (errors.length > 0) process.exitCode = 1;
}

function textsOf(base: string): ProjectTexts {
  try {
    return textsAt(base, values.root);
  } catch {
    return stop(`There is no revision "${base}": see git branch and git tag.`);
  }
}

/** The model of a version; the command ends where it cannot be run. */
function runnable(version: string, texts: ProjectTexts): Model {
  const model = buildModel(texts);
  const problem = whyNotRunnable(texts, model);
  return problem === null ? model : stop(`${version}: ${problem}`);
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
