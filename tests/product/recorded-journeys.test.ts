import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { buildModels } from '../../src/analysis/model/model.ts';
import { readProject } from '../../scripts/project/files.ts';
import type { Scenario } from '../../src/analysis/simulate/play.ts';
import { simulate } from '../../src/analysis/simulate/report.ts';
import { readSeen, seenDifferences } from '../../src/analysis/simulate/seen/differences.ts';
import { seenBy } from '../../src/analysis/simulate/seen/seen.ts';
import { proofOf } from '../../src/analysis/proof/proof-of.ts';

vi.setConfig({ testTimeout: 60_000 });

const models = buildModels(readProject('.')).map((model) => [model.flowPath, model] as const);

describe.each(models)('of %s', (path, model) => {
  const beside = (what: string) => path.replace(/json$/, what);
  const { scenarios }: { scenarios: Scenario[] } = JSON.parse(
    readFileSync(beside('scenarios.json'), 'utf8'),
  );

  function subjectOf() {
    const subject = proofOf(model)?.subject;
    if (subject === undefined) throw new Error('The flow cannot be run: see npm run validate.');
    return subject;
  }

  it('the recorded journeys go where they went', () => {
    const subject = subjectOf();
    expect(scenarios.length).toBeGreaterThan(0);
    expect(simulate(subject, scenarios).text).toContain('All journeys go where they went.');
  });

  it('the recorded visitors see and send what they did (accept: npm run simulate -- --generate)', () => {
    const recorded = readSeen(JSON.parse(readFileSync(beside('seen.json'), 'utf8')));
    if (recorded === undefined) throw new Error(`${beside('seen.json')} has another shape.`);
    expect(seenDifferences(recorded, seenBy(model, subjectOf(), scenarios))).toEqual([]);
  });
});
