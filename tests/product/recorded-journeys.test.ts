import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { buildModel } from '../../src/analysis/model/model.ts';
import { readProject } from '../../scripts/project/files.ts';
import type { Scenario } from '../../src/analysis/simulate/play.ts';
import { simulate } from '../../src/analysis/simulate/report.ts';
import { proofOf } from '../../src/analysis/proof/proof-of.ts';

vi.setConfig({ testTimeout: 60_000 });

test('the recorded journeys of this project go where they went', () => {
  const subject = proofOf(buildModel(readProject('.')))?.subject;
  if (subject === undefined) throw new Error('The flow cannot be run: see npm run validate.');
  const { scenarios }: { scenarios: Scenario[] } = JSON.parse(
    readFileSync('flows/onboarding.scenarios.json', 'utf8'),
  );
  expect(scenarios.length).toBeGreaterThan(0);
  expect(simulate(subject, scenarios).text).toContain('All journeys go where they went.');
});
