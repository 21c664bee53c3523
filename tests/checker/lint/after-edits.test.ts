import { describe, expect, it } from 'vitest';
import { lint } from '../../../src/checker/lint/run.ts';
import { applyAll } from '../../../src/checker/project/edit.ts';
import type { ProjectTexts } from '../../../src/checker/project/source-file.ts';
import { randomFrom } from '../../../src/checker/visitors/random-visit.ts';
import { sample } from '../../mutants/sample.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { chance } from '../../fuzz/chance.ts';
import { allGenerated, sampled } from '../../mutants/generated/judge.ts';
import { smallQuestionnaire } from '../../random/questionnaire.ts';

const SEED = Number(process.env['SEED'] ?? 20261126);
const SMALL = 20;

/** The project, and its versions after random edits; each edit starts from the original. */
function versionsOf(texts: ProjectTexts, edits: number): ProjectTexts[] {
  // Sample one of each kind first; otherwise most edits would be about texts.
  const some = sample(sampled(allGenerated(texts), 1, SEED), edits, randomFrom(SEED));
  return [texts, ...some.map(({ mutant }) => applyAll(texts, mutant.edits))];
}

/** The same content to every rule, but new to any cache keyed by file text: adds trailing newlines. */
function asIfNew(texts: ProjectTexts, lines: number): ProjectTexts {
  const isJson = (path: string) => path.endsWith('.json');
  return new Map(
    [...texts].map(([path, text]) => [path, isJson(path) ? text + '\n'.repeat(lines) : text]),
  );
}

describe(`after random edits, the findings equal those of a fresh run (seed ${SEED})`, () => {
  it.each([
    ['the tiny questionnaire', [questionnaire('tiny')], 20],
    [
      `${SMALL} small ones`,
      Array.from({ length: SMALL }, (_, index) => smallQuestionnaire(chance(SEED, index))),
      3,
    ],
  ] as const)('of %s', (_name, projects, edits) => {
    const versions = projects.flatMap((project) => versionsOf(project, edits));
    const found = versions.map((texts) => lint(texts));
    expect(found).toEqual(versions.map((texts, index) => lint(asIfNew(texts, index + 1))));
    // The edits must cause a variety of findings.
    expect(new Set(found.flat().map(({ code }) => code)).size).toBeGreaterThan(8);
  });
});
