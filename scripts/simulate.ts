import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { isObject, type Json } from '../src/logic/json.ts';
import { whyNotRunnable } from './lint/not-runnable.ts';
import { buildModel } from './lint/model/model.ts';
import { readTexts } from './lint/project/read.ts';
import { textReport } from './lint/report/text.ts';
import { f3 } from './lint/rules/files/f3-shape.ts';
import { lint } from './lint/run.ts';
import { coveringSet } from './simulate/generate.ts';
import type { Scenario } from './simulate/play.ts';
import { simulate } from './simulate/report.ts';

const FILE = 'flows/onboarding.scenarios.json';
const { values } = parseArgs({
  options: { generate: { type: 'boolean', default: false } },
});

const texts = readTexts('.');
const model = buildModel(texts);
const subject = model.proof()?.subject;
const problem = whyNotRunnable(texts, model);
if (subject === undefined || problem !== null) {
  console.error(problem);
  process.exit(1);
}

const known = existsSync(FILE) ? readScenarios() : [];
if (values.generate) {
  // Journeys that a person has written stay; the others are made anew.
  const kept = known.filter(({ id }) => !id.startsWith('cover-'));
  const { scenarios, open } = coveringSet(subject);
  const json = {
    $schema: '../schemas/meta/scenarios.schema.json',
    scenarios: [...kept, ...scenarios],
  };
  writeFileSync(FILE, await format(JSON.stringify(json), { parser: 'json', printWidth: 100 }));
  for (const { name } of open) console.log(`No journey meets: ${name}`);
}
const { text, changed } = simulate(subject, values.generate ? readScenarios() : known);
console.log(text);
if (changed > 0) process.exitCode = 1;

function readScenarios(): Scenario[] {
  const text = readFileSync(FILE, 'utf8');
  const findings = lint(new Map([[FILE, text]]), [f3]);
  const json: Json = JSON.parse(text);
  if (findings.length > 0 || !isObject(json)) {
    console.error(textReport(findings));
    process.exit(1);
  }
  // The meta-schema has just shown that these are scenarios.
  return json['scenarios'] as unknown as Scenario[];
}
