import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildModel } from '../../../src/checker/model/model.ts';
import { tryEverything } from '../lint/brute-force.ts';
import { smallProject } from '../lint/random-project.ts';
import { proofOf } from '../../../src/checker/proof/prove.ts';
import { reasonKey } from '../../../src/checker/proof/satisfy/satisfy-schema.ts';

const SEED = Number(process.env['SEED'] ?? 20260615);
const FLOWS = 1000;

test(`on ${FLOWS} random flows the proof agrees with trying every visitor (seed ${SEED})`, () => {
  let dead = 0;
  let stuck = 0;
  let circular = 0;
  fc.assert(
    fc.property(smallProject, (project) => {
      const model = buildModel(project.texts);
      const proof = proofOf(model);
      if (proof === undefined || model.compiled === undefined) {
        throw new Error('Every random flow must compile.');
      }
      const truth = tryEverything(project, model.compiled);
      expect(proof.unproven.map(({ state, why }) => `${state.step} ${reasonKey(why)}`)).toEqual([]);
      expect([...proof.reached.keys()].sort()).toEqual(truth.reached);
      expect([...proof.fired.keys()].sort()).toEqual(truth.fired);
      expect(proof.stuck.map(({ state }) => state.step).sort()).toEqual(truth.stuck);
      expect(proof.circles.length > 0).toBe(truth.circles);
      const { bounds } = proof.routes;
      const ends = truth.circles || truth.shortest === Number.POSITIVE_INFINITY;
      expect(bounds && [bounds.shortest.length, bounds.longest.length]).toEqual(
        ends ? null : [truth.shortest, truth.longest],
      );
      if (truth.reached.length < project.steps.length) dead += 1;
      if (truth.stuck.length > 0) stuck += 1;
      if (truth.circles) circular += 1;
    }),
    { numRuns: FLOWS, seed: SEED },
  );
  // The random flows must actually contain the defects that the proof is compared on.
  expect(Math.min(dead, stuck, circular)).toBeGreaterThan(50);
}, 600_000);
