/**
 * `npm run simulate [-- --flow NAME] [-- --root FOLDER] [-- --generate]`: plays the recorded
 * journeys of every questionnaire and compares what visitors see with the recording, or regenerates
 * the journeys called `cover-…` and records what visitors see now.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readProject } from '../src/server/project/files.ts';
import { formatText } from '../src/server/project/format.ts';
import { runnableFlows, stop, type RunnableFlow } from './project/flows.ts';
import { textReport } from '../src/checker/lint/output/text.ts';
import { f3 } from '../src/checker/lint/rules/files/f3-shape.ts';
import { lint } from '../src/checker/lint/run.ts';
import { buildModels } from '../src/checker/model/model.ts';
import { recordingOf, recordText } from '../src/checker/simulate/recording.ts';
import { simulate } from '../src/checker/simulate/report.ts';
import { seenDifferences } from '../src/checker/simulate/seen/differences.ts';
import { recordedOf, recordedSite } from '../src/checker/simulate/seen/recorded.ts';
import { seenBy, type Seen } from '../src/checker/simulate/seen/seen.ts';
import { SITE_SEEN, siteSeen } from '../src/checker/simulate/seen/site-seen.ts';
import { proofOf } from '../src/checker/proof/proof-of.ts';

const { values } = parseArgs({
  options: {
    generate: { type: 'boolean', default: false },
    flow: { type: 'string' },
    root: { type: 'string', default: '.' },
  },
});

const texts = readProject(values.root);
const flows = runnableFlows(texts, values.flow);
for (const flow of flows) await playAll(flow);
if (values.flow === undefined) await compareSite();

async function playAll({ name, model }: RunnableFlow): Promise<void> {
  const proof = proofOf(model) ?? stop('The flow cannot be proven.');
  const { subject } = proof;
  const recorded = recordedIn(model.flowPath);
  const fresh = values.generate ? recordingOf(model, proof, recorded.scenarios) : undefined;
  if (fresh !== undefined) {
    await record(`flows/${name}.scenarios.json`, 'scenarios', { scenarios: fresh.scenarios });
    for (const { name: target } of fresh.open) console.log(`No journey meets: ${target}`);
  }
  const journeys = fresh?.scenarios ?? recorded.scenarios;
  const { text, changed } = simulate(subject, journeys);
  console.log(flows.length > 1 ? `${name}: ${text}` : text);
  if (changed > 0) process.exitCode = 1;
  const now = fresh?.seen ?? seenBy(model, subject, journeys, recorded.seen?.probes ?? []);
  await compare(`flows/${name}.seen.json`, recorded.seen, now);
}

async function compareSite(): Promise<void> {
  await compare(SITE_SEEN, recordedSite(texts), siteSeen(buildModels(texts)));
}

/** Records what visitors see now, or prints how it differs from what was accepted. */
async function compare(file: string, recorded: Seen | undefined, now: Seen): Promise<void> {
  if (values.generate) return record(file, 'seen', now);
  const found =
    recorded === undefined
      ? [`${file} does not say what visitors see.`]
      : seenDifferences(recorded, now);
  if (found.length === 0) return;
  process.exitCode = 1;
  console.log(['Visitors see or send something else:', ...found].join('\n'));
  console.log('If this is what you want, accept it: npm run simulate -- --generate');
}

async function record(file: string, kind: 'scenarios' | 'seen', json: object): Promise<void> {
  const text = recordText(kind, json);
  writeFileSync(join(values.root, file), (await formatText(file, text)) ?? text);
}

function recordedIn(flowPath: string) {
  const file = flowPath.replace(/\.json$/, '.scenarios.json');
  const text = texts.get(file);
  const findings = text === undefined ? [] : lint(new Map([[file, text]]), [f3]);
  return findings.length > 0 ? stop(textReport(findings)) : recordedOf(texts, flowPath);
}
