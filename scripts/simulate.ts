import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { isObject, type Json } from '../src/logic/json.ts';
import { whyNotRunnable } from '../src/analysis/lint/not-runnable.ts';
import { buildModel } from '../src/analysis/model/model.ts';
import { readProject } from './project/files.ts';
import { textReport } from '../src/analysis/lint/output/text.ts';
import { f3 } from '../src/analysis/lint/rules/files/f3-shape.ts';
import { lint } from '../src/analysis/lint/run.ts';
import { coveringSet } from '../src/analysis/simulate/generate.ts';
import type { Scenario } from '../src/analysis/simulate/play.ts';
import { simulate } from '../src/analysis/simulate/report.ts';
import { readSeen, seenDifferences } from '../src/analysis/simulate/seen/differences.ts';
import { seenBy } from '../src/analysis/simulate/seen/seen.ts';
import { proofOf } from '../src/analysis/proof/proof-of.ts';

const { values } = parseArgs({
  options: {
    generate: { type: 'boolean', default: false },
    root: { type: 'string', default: '.' },
  },
});

const texts = readProject(values.root);
const model = buildModel(texts);
const proof = proofOf(model);
const file = model.flowPath.replace(/\.json$/, '.scenarios.json');
/** What the visitors of the journeys see and send. */
const seenFile = model.flowPath.replace(/\.json$/, '.seen.json');
const path = join(values.root, file);
const seenPath = join(values.root, seenFile);
const problem = whyNotRunnable(texts, model);
if (proof === undefined || problem !== null) {
  console.error(problem);
  process.exit(1);
}

const { subject } = proof;
const known = existsSync(path) ? readScenarios() : [];
if (values.generate) {
  // Journeys that a person has written stay; the others are made anew.
  const kept = known.filter(({ id }) => !id.startsWith('cover-'));
  const { scenarios, open } = coveringSet(proof);
  const all = [...kept, ...scenarios];
  await record(file, { $schema: '../schemas/meta/scenarios.schema.json', scenarios: all });
  for (const { name } of open) console.log(`No journey meets: ${name}`);
  const seen = seenBy(model, subject, all);
  await record(seenFile, { $schema: '../schemas/meta/seen.schema.json', ...seen });
}
const journeys = values.generate ? readScenarios() : known;
const { text, changed } = simulate(subject, journeys);
console.log(text);
const differences = seenChanges(journeys);
for (const line of differences) console.log(line);
if (differences.length > 0) {
  console.log('If this is what you want, accept it: npm run simulate -- --generate');
}
if (changed + differences.length > 0) process.exitCode = 1;

async function record(name: string, json: unknown): Promise<void> {
  const target = join(values.root, name);
  writeFileSync(target, await format(JSON.stringify(json), { parser: 'json', printWidth: 100 }));
}

function seenChanges(scenarios: readonly Scenario[]): string[] {
  const json: Json = existsSync(seenPath) ? JSON.parse(readFileSync(seenPath, 'utf8')) : null;
  const recorded = readSeen(json);
  if (recorded === undefined) return [`${seenFile} does not say what visitors see.`];
  const found = seenDifferences(recorded, seenBy(model, subject, scenarios));
  return found.length === 0 ? [] : ['Visitors see or send something else:', ...found];
}

function readScenarios(): Scenario[] {
  const text = readFileSync(path, 'utf8');
  const findings = lint(new Map([[file, text]]), [f3]);
  const json: Json = JSON.parse(text);
  if (findings.length > 0 || !isObject(json)) {
    console.error(textReport(findings));
    process.exit(1);
  }
  // The meta-schema has just shown that these are scenarios.
  return json['scenarios'] as unknown as Scenario[];
}
