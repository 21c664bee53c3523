import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { buildModel } from '../../src/analysis/model/model.ts';
import { readProject } from '../../scripts/project/files.ts';
import type { Scenario } from '../../src/analysis/simulate/play.ts';
import { simulate } from '../../src/analysis/simulate/report.ts';
import { readSeen, seenDifferences } from '../../src/analysis/simulate/seen/differences.ts';
import { seenBy } from '../../src/analysis/simulate/seen/seen.ts';
import { proofOf } from '../../src/analysis/proof/proof-of.ts';

vi.setConfig({ testTimeout: 60_000 });

const model = buildModel(readProject('.'));
const { scenarios }: { scenarios: Scenario[] } = JSON.parse(
  readFileSync('flows/onboarding.scenarios.json', 'utf8'),
);

function subjectOf() {
  const subject = proofOf(model)?.subject;
  if (subject === undefined) throw new Error('The flow cannot be run: see npm run validate.');
  return subject;
}

test('the recorded journeys of this project go where they went', () => {
  const subject = subjectOf();
  expect(scenarios.length).toBeGreaterThan(0);
  expect(simulate(subject, scenarios).text).toContain('All journeys go where they went.');
});

test('the recorded visitors see and send what they did (accept: npm run simulate -- --generate)', () => {
  const recorded = readSeen(JSON.parse(readFileSync('flows/onboarding.seen.json', 'utf8')));
  if (recorded === undefined) throw new Error('flows/onboarding.seen.json has another shape.');
  expect(seenDifferences(recorded, seenBy(model, subjectOf(), scenarios))).toEqual([]);
});
