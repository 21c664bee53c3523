import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mermaid, svg } from '../../src/checker/graph/svg.ts';
import { flowPaths, type Model } from '../../src/checker/model/model.ts';
import { proofOf } from '../../src/checker/proof/prove.ts';
import { coveringSet } from '../../src/checker/simulate/generate.ts';
import { play, visitorOf } from '../../src/checker/simulate/play.ts';
import { colorOf } from '../../src/server/vite/tokens.ts';
import { readProject } from '../../src/server/project/files.ts';
import { runnableFlows, stop } from './flows.ts';

/** Draws the main flow as `docs/flow.svg`, the others as `docs/flow-NAME.svg`. */
export function runGraph({ root, flow }: { root: string; flow?: string | undefined }): void {
  const texts = readProject(root);
  const [main] = flowPaths(texts);
  const docs = join(root, 'docs');
  mkdirSync(docs, { recursive: true });
  for (const { name, model } of runnableFlows(texts, flow)) {
    draw(model, join(docs, model.flowPath === main ? 'flow' : `flow-${name}`));
  }
}

function draw(model: Model, file: string): void {
  const proof = proofOf(model) ?? stop('The flow cannot be proven.');
  const { subject } = proof;
  const journeys = coveringSet(proof).scenarios;
  const met = new Set(
    journeys.flatMap((scenario) => [...play(subject, visitorOf(subject, scenario)).exits]),
  );
  writeFileSync(
    `${file}.svg`,
    svg(proof, met, {
      ink: colorOf('ink-900'),
      paper: colorOf('paper'),
      line: colorOf('line-600'),
      branch: colorOf('info-700'),
      lost: colorOf('error-700'),
    }),
  );
  writeFileSync(`${file}.mmd`, mermaid(proof));
  console.log(`Wrote ${file}.svg and ${file}.mmd.`);
}
