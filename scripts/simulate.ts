/**
 * `npm run simulate [-- --flow NAME] [-- --root FOLDER] [-- --generate]`: plays the recorded journeys
 * of every questionnaire and compares what their visitors see with what is recorded, or makes the
 * journeys called `cover-…` anew and records what is seen now.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { isObject, type Json } from '../src/logic/json.ts';
import { readProject } from './project/files.ts';
import { runnableFlows, stop, type RunnableFlow } from './project/flows.ts';
import { textReport } from '../src/analysis/lint/output/text.ts';
import { f3 } from '../src/analysis/lint/rules/files/f3-shape.ts';
import { lint } from '../src/analysis/lint/run.ts';
import { coveringSet } from '../src/analysis/simulate/generate.ts';
import type { Scenario } from '../src/analysis/simulate/play.ts';
import { simulate } from '../src/analysis/simulate/report.ts';
import { readSeen, seenDifferences } from '../src/analysis/simulate/seen/differences.ts';
import { seenBy, type Seen } from '../src/analysis/simulate/seen/seen.ts';
import { proofOf } from '../src/analysis/proof/proof-of.ts';

const { values } = parseArgs({
  options: {
    generate: { type: 'boolean', default: false },
    flow: { type: 'string' },
    root: { type: 'string', default: '.' },
  },
});

const flows = runnableFlows(readProject(values.root), values.flow);
for (const flow of flows) await playAll(flow);

async function playAll({ name, model }: RunnableFlow): Promise<void> {
  const file = `flows/${name}.scenarios.json`;
  /** What the visitors of the journeys see and send. */
  const seenFile = `flows/${name}.seen.json`;
  const proof = proofOf(model) ?? stop('The flow cannot be proven.');
  const { subject } = proof;
  const known = existsSync(join(values.root, file)) ? readScenarios(file) : [];
  if (values.generate) {
    // Journeys that a person has written stay; the others are made anew.
    const kept = known.filter(({ id }) => !id.startsWith('cover-'));
    const { scenarios, open } = coveringSet(proof);
    const all = [...kept, ...scenarios];
    await record(file, { $schema: '../schemas/meta/scenarios.schema.json', scenarios: all });
    for (const { name: target } of open) console.log(`No journey meets: ${target}`);
    const seen = seenBy(model, subject, all);
    await record(seenFile, { $schema: '../schemas/meta/seen.schema.json', ...seen });
  }
  const journeys = values.generate ? readScenarios(file) : known;
  const { text, changed } = simulate(subject, journeys);
  console.log(flows.length > 1 ? `${name}: ${text}` : text);
  const differences = seenChanges(seenFile, seenBy(model, subject, journeys));
  for (const line of differences) console.log(line);
  if (differences.length > 0) {
    console.log('If this is what you want, accept it: npm run simulate -- --generate');
  }
  if (changed + differences.length > 0) process.exitCode = 1;
}

async function record(file: string, json: unknown): Promise<void> {
  const text = await format(JSON.stringify(json), { parser: 'json', printWidth: 100 });
  writeFileSync(join(values.root, file), text);
}

function seenChanges(file: string, seen: Seen): string[] {
  const path = join(values.root, file);
  const json: Json = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  const recorded = readSeen(json);
  if (recorded === undefined) return [`${file} does not say what visitors see.`];
  const found = seenDifferences(recorded, seen);
  return found.length === 0 ? [] : ['Visitors see or send something else:', ...found];
}

function readScenarios(file: string): Scenario[] {
  const text = readFileSync(join(values.root, file), 'utf8');
  const findings = lint(new Map([[file, text]]), [f3]);
  const json: Json = JSON.parse(text);
  if (findings.length > 0 || !isObject(json)) stop(textReport(findings));
  // The meta-schema has just shown that these are scenarios.
  return json['scenarios'] as unknown as Scenario[];
}
