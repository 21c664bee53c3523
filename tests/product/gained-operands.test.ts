import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildModel } from '../../src/checker/model/model.ts';
import { applyAll } from '../../src/checker/project/edit.ts';
import { subjectOf } from '../../src/checker/proof/prove.ts';
import { readsThrough } from '../../src/checker/proof/subject/reads-through.ts';
import { type Probe, replayProbes } from '../../src/checker/simulate/seen/probes.ts';
import { recordedOf } from '../../src/checker/simulate/seen/recorded.ts';
import type { Json } from '../../src/engine/logic/json.ts';
import { readProject } from '../../src/server/project/files.ts';
import { seeded } from '../engine/draft/seeded.ts';

const shipped = readProject('.');
const FLOW = 'flows/onboarding.json';
const model = buildModel(shipped);
const probes = recordedOf(shipped, FLOW).seen?.probes ?? [];
const conditions = Object.entries(model.flow?.conditions ?? {});

/** What a visitor can choose, with the test that somebody has chosen it. */
const choices: [path: string, test: Json][] = model.steps
  .flatMap(({ fields }) => fields)
  .filter(({ path, schema }) => !path.includes('*') && schema['const'] === undefined)
  .flatMap(({ path, schema }): [string, Json][] => {
    const values = schema['type'] === 'boolean' ? [true, false] : schema['enum'];
    return (Array.isArray(values) ? values : []).map((value) => [
      path,
      { '==': [{ var: path }, value] },
    ]);
  });

/** The recorded answers on the questionnaire with another condition of this name. */
function replayedWith(name: string, to: Json): Probe[] {
  const subject = subjectOf(
    buildModel(applyAll(shipped, [{ file: FLOW, set: `/conditions/${name}`, to }])),
  );
  if (subject === undefined) throw new Error('The edited questionnaire does not run.');
  return replayProbes(subject, probes);
}

test('the recordings are those of the questionnaire as it is', () => {
  const subject = subjectOf(model);
  expect(subject && replayProbes(subject, probes)).toEqual(probes);
});

test('whatever operand a condition gains, a visitor whom it changes shows it', () => {
  const before = new Set(probes.map((probe) => JSON.stringify(probe)));
  const edits = conditions.flatMap(([name, condition]) => {
    const read = readsThrough(condition, { conditions: {}, values: {}, ...model.flow });
    const holds = probes.some((one) => one.of === `conditions/${name}` && one.gives === 'yes');
    if (!holds) return [];
    return choices
      .filter(([path]) => !read.has(path))
      .map(([path, chosen]): [string, Json] => [
        name,
        { and: [condition, { '!': [{ and: [{ answered: path }, chosen] }] }] },
      ]);
  });
  expect(edits.length).toBeGreaterThan(1000);
  seeded(
    fc.property(fc.constantFrom(...edits), ([name, to]) => {
      const now = replayedWith(name, to).filter(({ of }) => of === `conditions/${name}`);
      expect(now.every((probe) => before.has(JSON.stringify(probe)))).toBe(false);
    }),
    25,
  );
});
