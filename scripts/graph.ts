import { mkdirSync, writeFileSync } from 'node:fs';
import { mermaid } from './graph/mermaid.ts';
import { svg } from './graph/svg.ts';
import { buildModel } from './lint/model/model.ts';
import { whyNotRunnable } from './lint/not-runnable.ts';
import { readTexts } from './lint/project/read.ts';
import { coveringSet } from './simulate/generate.ts';
import { play, visitorOf } from './simulate/play.ts';
import { colourOf } from '../src/server/build/tokens.ts';

const texts = readTexts('.');
const model = buildModel(texts);
const proof = model.proof();
const problem = whyNotRunnable(texts, model);
if (proof === undefined || problem !== null) {
  console.error(problem);
  process.exit(1);
}

const { subject } = proof;
const journeys = coveringSet(subject).scenarios;
const met = new Set(
  journeys.flatMap((scenario) => [...play(subject, visitorOf(subject, scenario)).ways]),
);
mkdirSync('docs', { recursive: true });
writeFileSync(
  'docs/flow.svg',
  svg(proof, met, {
    ink: colourOf('ink-900'),
    paper: colourOf('paper'),
    line: colourOf('line-600'),
    branch: colourOf('info-700'),
    lost: colourOf('error-700'),
  }),
);
writeFileSync('docs/flow.mmd', mermaid(proof));
console.log('Wrote docs/flow.svg and docs/flow.mmd.');
