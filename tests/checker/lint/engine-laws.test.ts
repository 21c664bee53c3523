import { expect, test } from 'vitest';
import { buildModel } from '../../../src/checker/model/model.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { g16, g17 } from '../../../src/checker/lint/rules/graph/addresses.ts';
import { proofOf } from '../../../src/checker/proof/prove.ts';

/** Laws that no JSON can break: an engine that has lost a step shows that they are checked. */
function modelWithout(lost: string) {
  const model = buildModel(questionnaire('tiny'));
  const { compiled } = model;
  if (compiled === undefined) throw new Error('The base project must compile.');
  // Compute the proof while the engine is still intact, so that the rules have visitors to follow.
  proofOf(model);
  model.compiled = {
    ...compiled,
    step: (id: string) => (id === lost ? undefined : compiled.step(id)),
  };
  return model;
}

test('[G16] an engine whose Back does not return to the previous step is reported', () => {
  expect(g16.check(modelWithout('work')).map(({ message }) => message)).toContain(
    'After Continue on "person", Back leads to "nowhere".',
  );
});

test('[G17] an engine that sends a deep link nowhere is reported', () => {
  expect(g17.check(modelWithout('day'))[0]?.message).toMatch(/on a path that does not end/);
});
