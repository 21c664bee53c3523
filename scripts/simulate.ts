import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { isObject, type Json } from '../src/logic/json.ts';
import { metaErrors, metaPath } from './lint/model/meta.ts';
import { buildModel } from './lint/model/model.ts';
import { readTexts } from './lint/project/read.ts';
import { coveringSet } from './simulate/generate.ts';
import type { Scenario } from './simulate/play.ts';
import { simulate } from './simulate/report.ts';

const FILE = 'flows/onboarding.scenarios.json';
const { values } = parseArgs({
  options: { generate: { type: 'boolean', default: false } },
});

const subject = buildModel(readTexts('.')).proof()?.subject;
if (subject === undefined) throw new Error('The flow cannot be run: see npm run validate.');

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
  const json: Json = JSON.parse(readFileSync(FILE, 'utf8'));
  const errors = metaErrors(metaPath('scenarios'), json) ?? [];
  if (errors.length > 0 || !isObject(json)) throw new Error(`${FILE}: see npm run validate.`);
  // The meta-schema has just shown that these are scenarios.
  return json['scenarios'] as unknown as Scenario[];
}
