/**
 * `npm run validate [-- --flow NAME] [-- --root FOLDER] [-- --format json]`: prints what is wrong
 * for visitors; with `--watch`, again after every save, in a fraction of the time.
 */
import { parseArgs } from 'node:util';
import { byCause } from '../src/checker/lint/causes.ts';
import type { Finding } from '../src/checker/lint/finding.ts';
import { readProject } from '../src/server/project/files.ts';
import { stop } from './project/flows.ts';
import { watchProject } from '../src/server/project/watch.ts';
import { withReplayLinks } from '../src/checker/lint/output/replay.ts';
import { sarifReport } from '../src/checker/lint/output/sarif.ts';
import { textReport } from '../src/checker/lint/output/text.ts';
import { namedFlows } from '../src/checker/model/chosen-flow.ts';
import { RULES } from '../src/checker/lint/rules/index.ts';
import { lint } from '../src/checker/lint/run.ts';

const { values } = parseArgs({
  options: {
    flow: { type: 'string' },
    root: { type: 'string', default: '.' },
    format: { type: 'string', default: 'text' },
    watch: { type: 'boolean', default: false },
  },
});

if (values.watch) {
  await validateInTime();
  watchProject(values.root, () => void validateInTime());
} else {
  const findings = await validate();
  if (findings.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}

/** Prints the findings, and returns them. */
async function validate(): Promise<readonly Finding[]> {
  const texts = readProject(values.root);
  const named = namedFlows(texts, values.flow);
  // Without a questionnaire there is one finding: that there is none.
  if (!named.ok && values.flow !== undefined) return stop(named.problems.join('\n'));
  const found = lint(texts, RULES, values.flow !== undefined && named.ok ? named.value : undefined);
  // People fix one thing at a time; programs get everything.
  const { shown, held } = values.format === 'text' ? byCause(found) : { shown: found, held: [] };
  const findings = await withReplayLinks(shown);
  if (values.format === 'json') console.log(JSON.stringify(findings, null, 2));
  else if (values.format === 'sarif')
    console.log(JSON.stringify(sarifReport(findings, RULES), null, 2));
  else if (values.format === 'text') console.log(textReport(findings, held.length));
  else throw new Error(`--format is text, json or sarif, not ${values.format}`);
  return findings;
}

async function validateInTime(): Promise<void> {
  const start = performance.now();
  await validate();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${new Date().toLocaleTimeString()}, after ${seconds} s. Waiting for the next save.\n`,
  );
}
