import { parseArgs } from 'node:util';
import { byCause } from '../src/analysis/lint/causes.ts';
import { readProject } from './project/files.ts';
import { withReplayLinks } from '../src/analysis/lint/output/replay.ts';
import { sarifReport } from '../src/analysis/lint/output/sarif.ts';
import { textReport } from '../src/analysis/lint/output/text.ts';
import { RULES } from '../src/analysis/lint/rules/index.ts';
import { lint } from '../src/analysis/lint/run.ts';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: '.' },
    format: { type: 'string', default: 'text' },
  },
});

const found = lint(readProject(values.root));
// A person mends one thing after another; a program is told of all that there is.
const { shown, held } = values.format === 'text' ? byCause(found) : { shown: found, held: [] };
const findings = await withReplayLinks(shown);
if (values.format === 'json') console.log(JSON.stringify(findings, null, 2));
else if (values.format === 'sarif')
  console.log(JSON.stringify(sarifReport(findings, RULES), null, 2));
else if (values.format === 'text') console.log(textReport(findings, held.length));
else throw new Error(`--format is text, json or sarif, not ${values.format}`);

if (findings.some(({ severity }) => severity === 'error')) process.exitCode = 1;
