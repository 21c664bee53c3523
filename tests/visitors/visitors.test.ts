import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readProject } from '../../src/server/project/files.ts';
import { buildModel, buildModels } from '../../src/checker/model/model.ts';
import { applyAll, type Edit } from '../../src/checker/project/edit.ts';
import { proofOf } from '../../src/checker/proof/prove.ts';
import type { Subject } from '../../src/checker/proof/subject/subject.ts';
import { smallProject } from '../checker/lint/random-project.ts';
import { questionnaire } from '../fixtures/questionnaire.ts';
import { holds } from '../properties.ts';
import { lostInWords, reachEnds } from './reach.ts';
import { differenceFor } from './same-for.ts';
import { soundSubject } from './sound.ts';

const SEED = Number(process.env['SEED'] ?? 20261125);

function subjectOf(model: ReturnType<typeof buildModel>): Subject {
  const subject = proofOf(model)?.subject;
  if (subject === undefined) throw new Error('The project must run.');
  return subject;
}

describe(`random visitors (seed ${SEED})`, () => {
  it.each(buildModels(readProject('.')).map((model) => [model.flowPath, model] as const))(
    'of %s come to an end, whatever they answer, fix and change',
    (_path, model) => {
      const reached = reachEnds(subjectOf(model), 40, SEED);
      expect(lostInWords(reached)).toBe('Nobody is lost.');
      // Enough visitors must be refused for the test to be meaningful.
      expect(reached.refused).toBeGreaterThan(100);
    },
  );

  it('reach an end in every small questionnaire without findings', () => {
    let sound = 0;
    holds(
      'small questionnaires',
      fc.property(smallProject, ({ texts }) => {
        const subject = soundSubject(texts);
        if (subject === null) return;
        sound += 1;
        expect(lostInWords(reachEnds(subject, 20, SEED))).toBe('Nobody is lost.');
      }),
      300,
    );
    expect(sound).toBeGreaterThan(60);
  });

  it('are reported as stuck if they cannot continue', () => {
    const never = { id: 'never', at: '/date', message: 'No', valid: false };
    const texts = applyAll(questionnaire('tiny'), [
      { file: 'schemas/day/rules.json', insert: '/rules/0', to: never },
    ]);
    expect(lostInWords(reachEnds(subjectOf(buildModel(texts)), 1, SEED))).toContain(
      'nothing helps on "day"',
    );
  });
});

describe('two versions are the same for random visitors', () => {
  const base = questionnaire('tiny');
  const FLOW = 'flows/tiny.json';
  const difference = (...edits: Edit[]) =>
    differenceFor(
      subjectOf(buildModel(base)),
      subjectOf(buildModel(applyAll(base, edits))),
      40,
      SEED,
    );

  test.each<[string, Edit]>([
    [
      'the operands of a comparison are turned round',
      { file: FLOW, set: '/conditions/isCraft', to: { '==': ['craft', { var: 'kind' }] } },
    ],
    [
      'a pattern is written otherwise',
      {
        file: 'schemas/person/schema.json',
        set: '/properties/email/pattern',
        to: '^[^\\s@]{1,}@[^\\s@]{1,}$',
      },
    ],
  ])('when %s', (_name, edit) => {
    expect(difference(edit)).toBeNull();
  });

  test.each<[string, Edit]>([
    [
      'a comparison is with another choice',
      { file: FLOW, set: '/conditions/isCraft', to: { '==': [{ var: 'kind' }, 'farm'] } },
    ],
    [
      'a limit takes one more',
      { file: 'schemas/person/schema.json', set: '/properties/age/maximum', to: 121 },
    ],
    [
      'a column is another answer',
      { file: FLOW, set: '/remote/columns/email', to: { var: 'person.name' } },
    ],
  ])('but not when %s', (_name, edit) => {
    expect(difference(edit)).not.toBeNull();
  });
});
