import { describe, expect, test } from 'vitest';
import { buildModels, type Model } from '../../src/checker/model/model.ts';
import { readProject } from '../../src/server/project/files.ts';
import { simulate } from '../../src/checker/simulate/report.ts';
import {
  recordedOf,
  recordedSite,
  seenDifferences,
  siteSeen,
} from '../../src/checker/simulate/seen/recorded.ts';
import { seenBy } from '../../src/checker/simulate/seen/seen.ts';
import { proofOf } from '../../src/checker/proof/prove.ts';

const texts = readProject('.');
const models = buildModels(texts);

function subjectOf(model: Model) {
  const subject = proofOf(model)?.subject;
  if (subject === undefined) throw new Error('The flow cannot be run: see npm run validate.');
  return subject;
}

describe.each(models.map((model) => [model.flowPath, model] as const))('%s', (path, model) => {
  const { scenarios, seen } = recordedOf(texts, path);

  test('the recorded journeys of this project take the recorded paths', () => {
    expect(scenarios.length).toBeGreaterThan(0);
    expect(simulate(subjectOf(model), scenarios).text).toContain(
      'All journeys go where they went.',
    );
  });

  test('the recorded visitors see and send what was recorded (accept: npm run simulate -- --generate)', () => {
    if (seen === undefined) throw new Error('Nothing is recorded, or it has another shape.');
    expect(seenDifferences(seen, seenBy(model, subjectOf(model), scenarios, seen.probes))).toEqual(
      [],
    );
  });
});

test('the pages of the site have the recorded texts (accept: npm run simulate -- --generate)', () => {
  const recorded = recordedSite(texts);
  if (recorded === undefined) throw new Error('Nothing is recorded, or it has another shape.');
  expect(seenDifferences(recorded, siteSeen(models))).toEqual([]);
});
