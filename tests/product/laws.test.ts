import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derive } from '../../src/engine/flow/derive.ts';
import { readProject } from '../../src/server/project/files.ts';
import { buildModels } from '../../src/checker/model/model.ts';
import { caseFrom } from '../random/answers.ts';
import { ambient, caseOf, engineLaws, type Case } from '../engine/flow/laws.ts';
import { garbage } from '../engine/flow/garbage.ts';
import { holds } from '../properties.ts';
import { catalogs, compileOnboarding, questions, source } from './onboarding-flow.ts';
import { onboardingAnswers, unknownSections } from './random-answers.ts';

const onboarding = compileOnboarding();
const real: fc.Arbitrary<Case> = fc
  .record({
    answers: onboardingAnswers(onboarding),
    others: onboardingAnswers(onboarding),
    junk: garbage,
  })
  .map((drafts) => caseOf(onboarding, { file: source, asked: questions }, drafts, drafts));

engineLaws('the real flow', real, catalogs, 40);

const [, ...others] = buildModels(readProject('.'));
for (const model of others) engineLaws(model.flowPath, caseFrom(model), model.catalogs, 40);

describe('derivations of the real flow', () => {
  it('have nothing left to do once they are settled', () => {
    holds(
      'settled',
      fc.property(real, fc.constantFrom(...onboarding.steps), ({ answers, others }, step) => {
        const moment = { open: step.id, leaving: true };
        const settled = derive(onboarding, answers, others, moment, ambient);
        expect(derive(onboarding, settled, settled, moment, ambient)).toBe(settled);
      }),
      60,
    );
  });
});

describe('the random answers', () => {
  it('know every section of the real flow', () => {
    expect(unknownSections(onboarding)).toEqual([]);
  });
});
