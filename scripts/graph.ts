import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mermaid } from '../src/analysis/graph/mermaid.ts';
import { svg } from '../src/analysis/graph/svg.ts';
import { buildModel } from '../src/analysis/model/model.ts';
import { whyNotRunnable } from '../src/analysis/lint/not-runnable.ts';
import { readProject } from './project/files.ts';
import { coveringSet } from '../src/analysis/simulate/generate.ts';
import { play, visitorOf } from '../src/analysis/simulate/play.ts';
import { proofOf } from '../src/analysis/proof/proof-of.ts';
import { colourOf } from '../src/server/build/tokens.ts';

const { values } = parseArgs({ options: { root: { type: 'string', default: '.' } } });
const texts = readProject(values.root);
const model = buildModel(texts);
const proof = proofOf(model);
const problem = whyNotRunnable(texts, model);
if (proof === undefined || problem !== null) {
  console.error(problem);
  process.exit(1);
}

const { subject } = proof;
const journeys = coveringSet(proof).scenarios;
const met = new Set(
  journeys.flatMap((scenario) => [...play(subject, visitorOf(subject, scenario)).exits]),
);
const docs = join(values.root, 'docs');
mkdirSync(docs, { recursive: true });
writeFileSync(
  join(docs, 'flow.svg'),
  svg(proof, met, {
    ink: colourOf('ink-900'),
    paper: colourOf('paper'),
    line: colourOf('line-600'),
    branch: colourOf('info-700'),
    lost: colourOf('error-700'),
  }),
);
writeFileSync(join(docs, 'flow.mmd'), mermaid(proof));
console.log(`Wrote ${join(docs, 'flow.svg')} and ${join(docs, 'flow.mmd')}.`);
