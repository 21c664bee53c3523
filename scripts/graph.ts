import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isObject, type Json } from '../src/logic/json.ts';
import { mermaid } from './graph/mermaid.ts';
import { svg } from './graph/svg.ts';
import { buildModel } from './lint/model/model.ts';
import { whyNotRunnable } from './lint/not-runnable.ts';
import { readTexts } from './lint/project/read.ts';
import { coveringSet } from './simulate/generate.ts';
import { play, visitorOf } from './simulate/play.ts';

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
const tokens: Json = JSON.parse(readFileSync('src/ui/tokens.json', 'utf8'));
const colour = (name: string): string => {
  const value = isObject(tokens) && isObject(tokens['light']) ? tokens['light'][name] : undefined;
  if (typeof value !== 'string') throw new Error(`src/ui/tokens.json has no colour "${name}".`);
  return value;
};

mkdirSync('docs', { recursive: true });
writeFileSync(
  'docs/flow.svg',
  svg(proof, met, {
    ink: colour('ink-900'),
    paper: colour('paper'),
    line: colour('line-600'),
    branch: colour('info-700'),
    lost: colour('error-700'),
  }),
);
writeFileSync('docs/flow.mmd', mermaid(proof));
console.log('Wrote docs/flow.svg and docs/flow.mmd.');
