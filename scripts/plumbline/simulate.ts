import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textReport } from '../../src/checker/lint/output/text.ts';
import { f3 } from '../../src/checker/lint/rules/files/shape.ts';
import { lint } from '../../src/checker/lint/run.ts';
import { buildModels } from '../../src/checker/model/model.ts';
import type { ProjectTexts } from '../../src/checker/project/source-file.ts';
import { proofOf } from '../../src/checker/proof/prove.ts';
import { recordText, recordingOf, simulate } from '../../src/checker/simulate/report.ts';
import {
  recordedOf,
  recordedSite,
  seenDifferences,
  SITE_SEEN,
  siteSeen,
} from '../../src/checker/simulate/seen/recorded.ts';
import { seenBy, type Seen } from '../../src/checker/simulate/seen/seen.ts';
import { readProject } from '../../src/server/project/files.ts';
import { formatText } from '../../src/server/project/write.ts';
import { runnableFlows, stop, type RunnableFlow } from './flows.ts';

type Options = { root: string; flow?: string | undefined; generate: boolean };

/**
 * Plays the recorded journeys and compares what visitors see with the recording; with `generate`,
 * regenerates the journeys called `cover-…` and records what visitors see now.
 */
export async function runSimulate(options: Options): Promise<void> {
  const texts = readProject(options.root);
  const flows = runnableFlows(texts, options.flow);
  for (const flow of flows) {
    const title = flows.length > 1 ? `${flow.name}: ` : '';
    await playAll(options, texts, flow, title);
  }
  if (options.flow !== undefined) return;
  await compare(options, SITE_SEEN, recordedSite(texts), siteSeen(buildModels(texts)));
}

async function playAll(
  options: Options,
  texts: ProjectTexts,
  { name, model }: RunnableFlow,
  title: string,
): Promise<void> {
  const proof = proofOf(model) ?? stop('The flow cannot be proven.');
  const { subject } = proof;
  const recorded = recordedIn(texts, model.flowPath);
  const fresh = options.generate ? recordingOf(model, proof, recorded.scenarios) : undefined;
  if (fresh !== undefined) {
    const { scenarios } = fresh;
    await record(options.root, `flows/${name}.scenarios.json`, 'scenarios', { scenarios });
    for (const { name: target } of fresh.open) console.log(`No journey meets: ${target}`);
  }
  const journeys = fresh?.scenarios ?? recorded.scenarios;
  const { text, changed } = simulate(subject, journeys);
  console.log(title + text);
  if (changed > 0) process.exitCode = 1;
  const now = fresh?.seen ?? seenBy(model, subject, journeys, recorded.seen?.probes ?? []);
  await compare(options, `flows/${name}.seen.json`, recorded.seen, now);
}

/** Records what visitors see now, or prints how it differs from what was accepted. */
async function compare(
  { root, generate }: Options,
  file: string,
  recorded: Seen | undefined,
  now: Seen,
): Promise<void> {
  if (generate) return record(root, file, 'seen', now);
  const found =
    recorded === undefined
      ? [`${file} does not say what visitors see.`]
      : seenDifferences(recorded, now);
  if (found.length === 0) return;
  process.exitCode = 1;
  console.log(['Visitors see or send something else:', ...found].join('\n'));
  console.log('If this is what you want, accept it: npm run simulate -- --generate');
}

async function record(
  root: string,
  file: string,
  kind: 'scenarios' | 'seen',
  json: object,
): Promise<void> {
  const text = recordText(kind, json);
  writeFileSync(join(root, file), (await formatText(file, text)) ?? text);
}

function recordedIn(texts: ProjectTexts, flowPath: string) {
  const file = flowPath.replace(/\.json$/, '.scenarios.json');
  const text = texts.get(file);
  const findings = text === undefined ? [] : lint(new Map([[file, text]]), [f3]);
  return findings.length > 0 ? stop(textReport(findings)) : recordedOf(texts, flowPath);
}
