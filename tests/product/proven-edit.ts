import { describe, expect, it } from 'vitest';
import { lint } from '../../src/checker/lint/run.ts';
import { buildModel } from '../../src/checker/model/model.ts';
import { applyAll, type Edit } from '../../src/checker/project/edit.ts';
import { proofOf } from '../../src/checker/proof/prove.ts';
import { coveringSet } from '../../src/checker/simulate/generate.ts';
import { readProject } from '../../src/server/project/files.ts';
import { analystEdits } from './analyst-edits.ts';

type Named = [name: string, edits: readonly Edit[]];

/** The tests of edits of the shipped questionnaire. */
export const proveEdits = (named: readonly Named[]) =>
  describe.each(named)('in JSON alone, %s', (_name, edits) => {
    const texts = applyAll(readProject('.'), edits);

    it('and validate finds nothing', () => {
      expect(lint(texts)).toEqual([]);
    });

    it('and visitors walk every path to its end', () => {
      const proof = proofOf(buildModel(texts));
      if (proof === undefined) throw new Error('The edited questionnaire does not run.');
      const { scenarios, open } = coveringSet(proof);
      expect(open.map(({ name }) => name)).toEqual([]);
      expect(scenarios.length).toBeGreaterThan(0);
      expect(new Set(scenarios.map(({ end }) => end))).toEqual(new Set(['quote']));
    });
  });

const all = Object.entries(analystEdits);
const isSampled = (index: number) => index % 3 === 1;
/** A third of the edits, with a new option and a new step among them. */
export const sample = all.filter((_, index) => isSampled(index));
export const others = all.filter((_, index) => !isSampled(index));
