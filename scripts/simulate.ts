/**
 * `npm run simulate [-- --flow NAME] [-- --generate]`: plays the recorded journeys of every
 * questionnaire, or makes those called `cover-…` anew.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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
import { proofOf } from '../src/analysis/proof/proof-of.ts';

const { values } = parseArgs({
  options: { generate: { type: 'boolean', default: false }, flow: { type: 'string' } },
});

const flows = runnableFlows(readProject('.'), values.flow);
for (const flow of flows) await playAll(flow);

async function playAll({ name, model }: RunnableFlow): Promise<void> {
  const file = `flows/${name}.scenarios.json`;
  const proof = proofOf(model) ?? stop('The flow cannot be proven.');
  const known = existsSync(file) ? readScenarios(file) : [];
  if (values.generate) {
    // Journeys that a person has written stay; the others are made anew.
    const kept = known.filter(({ id }) => !id.startsWith('cover-'));
    const { scenarios, open } = coveringSet(proof);
    const json = {
      $schema: '../schemas/meta/scenarios.schema.json',
      scenarios: [...kept, ...scenarios],
    };
    writeFileSync(file, await format(JSON.stringify(json), { parser: 'json', printWidth: 100 }));
    for (const { name: target } of open) console.log(`No journey meets: ${target}`);
  }
  const { text, changed } = simulate(proof.subject, values.generate ? readScenarios(file) : known);
  console.log(flows.length > 1 ? `${name}: ${text}` : text);
  if (changed > 0) process.exitCode = 1;
}

function readScenarios(file: string): Scenario[] {
  const text = readFileSync(file, 'utf8');
  const findings = lint(new Map([[file, text]]), [f3]);
  const json: Json = JSON.parse(text);
  if (findings.length > 0 || !isObject(json)) stop(textReport(findings));
  // The meta-schema has just shown that these are scenarios.
  return json['scenarios'] as unknown as Scenario[];
}
