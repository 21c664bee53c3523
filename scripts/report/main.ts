import { parseArgs } from 'node:util';
import { buildModel } from '../lint/model/model.ts';
import { readTexts } from '../lint/project/read.ts';
import { impactReport } from './report.ts';
import { releases, textsAt } from './revision.ts';

const { values } = parseArgs({ options: { base: { type: 'string' } } });
const after = buildModel(readTexts('.'));
// Without a base: every tagged version, so that the oldest draft still opens.
const bases = values.base === undefined ? releases() : [values.base];
if (bases.length === 0) {
  console.log('No flow version is tagged (flow-v1, flow-v2, …): name a revision with --base.');
}

for (const base of bases) {
  const { text, errors } = impactReport(buildModel(textsAt(base)), after);
  console.log(`Compared with ${base}\n${text}\n`);
  if (errors.length > 0) process.exitCode = 1;
}
