import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { applyAll } from '../src/analysis/project/edit.ts';
import { textReport } from '../src/analysis/lint/output/text.ts';
import { f1 } from '../src/analysis/lint/rules/files/f1-parses.ts';
import { f3 } from '../src/analysis/lint/rules/files/f3-shape.ts';
import { lint } from '../src/analysis/lint/run.ts';
import { newStepEdits } from '../src/analysis/project/new-step.ts';

const FLOW = 'flows/onboarding.json';
const { positionals } = parseArgs({ allowPositionals: true });
const [name = ''] = positionals;

if (!/^[a-z][a-z0-9-]*$/.test(name)) {
  stop('Usage: npm run new-step NAME, with a name such as "vehicles" or "your-vehicles".');
}
if (existsSync(`schemas/${name}`)) stop(`There is a step "${name}" already.`);

const texts = new Map([[FLOW, readFileSync(FLOW, 'utf8')]]);
const findings = lint(texts, [f1, f3]);
if (findings.length > 0) stop(`The step cannot be added to the flow:\n${textReport(findings)}`);

mkdirSync(`schemas/${name}`);
for (const [file, text] of applyAll(texts, newStepEdits(name, FLOW, texts.get(FLOW) ?? ''))) {
  writeFileSync(file, text);
}
console.log(`Made schemas/${name}/schema.json, schemas/${name}/ui.json and the last step of ${FLOW}.
What is left to do is in schemas/README.md, "Add a step"; npm run validate says how far you are.`);

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
