import { expect, test } from 'vitest';
import { applyAll } from '../../../src/checker/project/edit.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { lint } from '../../../src/checker/lint/run.ts';

const base = questionnaire('tiny');
const FLOW = 'flows/tiny.json';

test('an unanswered dependent field is tried with every answer that controls it', () => {
  const findings = lint(
    applyAll(base, [
      { file: 'schemas/person/schema.json', set: '/properties/partner/default', to: 'yes' },
      { file: FLOW, set: '/conditions/named', to: { answered: 'person.partnerName' } },
      {
        file: FLOW,
        insert: '/steps/2/next/0',
        to: { when: 'named', to: 'work', query: { partner: 1 } },
      },
    ]),
  );
  expect(findings).toEqual([]);
});

test('a visitor whose earlier answers leave no choice is found, with those answers', () => {
  const findings = lint(
    applyAll(base, [{ file: 'schemas/work/schema.json', set: '/properties/jobs/minItems', to: 2 }]),
  );
  const stuck = findings.find(({ code }) => code === 'G12');
  expect(stuck?.message).toContain('nobody can complete "work"');
  expect(stuck?.witness?.answers['crafts']).toEqual(['none']);
});
