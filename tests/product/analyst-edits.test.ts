import { describe, expect, it, vi } from 'vitest';
import { lint } from '../../src/analysis/lint/run.ts';
import { buildModel } from '../../src/analysis/model/model.ts';
import { applyAll } from '../../src/analysis/project/edit.ts';
import { proofOf } from '../../src/analysis/proof/proof-of.ts';
import { coveringSet } from '../../src/analysis/simulate/generate.ts';
import { readProject } from '../../scripts/project/files.ts';
import { analystEdits } from './analyst-edits.ts';

vi.setConfig({ testTimeout: 120_000 });

const shipped = readProject('.');

describe.each(Object.entries(analystEdits))('in JSON alone, %s', (_name, edits) => {
  const texts = applyAll(shipped, edits);

  it('and validate finds nothing', () => {
    expect(lint(texts)).toEqual([]);
  });

  it('and visitors walk every way to its end', () => {
    const proof = proofOf(buildModel(texts));
    if (proof === undefined) throw new Error('The edited questionnaire does not run.');
    const { scenarios, open } = coveringSet(proof);
    expect(open.map(({ name }) => name)).toEqual([]);
    expect(scenarios.length).toBeGreaterThan(0);
    expect(new Set(scenarios.map(({ end }) => end))).toEqual(new Set(['quote']));
  });
});
