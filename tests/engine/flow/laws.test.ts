import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompiledFlow } from '../../../src/engine/flow/compiled.ts';
import type { Answers } from '../../../src/engine/flow/types.ts';
import { parkedAnswers, walk } from '../../../src/engine/flow/walk.ts';
import { deepFreeze } from '../../properties.ts';
import { garbage } from './garbage.ts';
import { ambient, caseOf, engineLaws, ids, type Case } from './laws.ts';
import { answersTo, randomFlow } from './random-flow.ts';
import { compiled } from './small-flow.ts';

const random: fc.Arbitrary<Case> = randomFlow().chain(({ flow: file, questions, asked }) => {
  const sections = file.steps.flatMap((step) => step.answers);
  const corrupted = fc
    .tuple(
      answersTo(questions),
      fc.dictionary(fc.constantFrom(...sections), garbage, { maxKeys: 1 }),
    )
    .map(([answers, broken]): Answers => ({ ...answers, ...broken }));
  const draft = fc.oneof(
    { weight: 3, arbitrary: answersTo(questions) },
    { weight: 1, arbitrary: corrupted },
  );
  const files = { file: deepFreeze(file), asked: deepFreeze(asked) };
  const flow = compiled(files.file, {}, files.asked);
  return fc
    .record({ answers: draft, others: draft, junk: garbage })
    .map((drafts) => caseOf(flow, files, drafts, { ...files, ...drafts }));
});

engineLaws('random small flows', random, {}, 100);

/** Number of sections that are only partly active. */
function hiddenParts(flow: CompiledFlow, answers: Answers): number {
  const { active } = walk(flow, answers, ambient);
  const parked = Object.keys(parkedAnswers(flow, answers, ambient));
  return parked.filter((section) => active[section] !== undefined).length;
}

describe('the random flows', () => {
  it('have branches: short and long paths, and answers parked whole and in part', () => {
    const seen = fc.sample(random, { numRuns: 200, seed: 1 }).map(({ flow, answers }) => ({
      steps: flow.steps.length,
      path: ids(flow, answers).length,
      parked: Object.keys(parkedAnswers(flow, answers, ambient)).length,
      hidden: hiddenParts(flow, answers),
    }));
    expect(seen.filter(({ steps, path }) => path < steps).length).toBeGreaterThan(40);
    expect(seen.filter(({ path }) => path >= 3).length).toBeGreaterThan(40);
    expect(seen.filter(({ parked }) => parked > 0).length).toBeGreaterThan(40);
    expect(seen.filter(({ hidden }) => hidden > 0).length).toBeGreaterThan(20);
  });
});
