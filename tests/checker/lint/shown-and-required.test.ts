import { expect, test } from 'vitest';
import type { Edit } from '../../../src/checker/project/edit.ts';
import { FLOW, findings, look, oneMore, SCHEMA } from './one-more-field.ts';

/** A required question of `person` that only some visitors are asked. */
const requiredForCrafts: readonly Edit[] = [
  ...oneMore(
    { type: 'string', minLength: 3, maxLength: 20 },
    look('text', {}, 'required', 'minLength', 'maxLength'),
  ),
  { file: SCHEMA, insert: '/required/0', to: 'more' },
  { file: FLOW, set: '/steps/2/show', to: { more: 'isCraft' } },
];

test('a question that an earlier answer shows may be required: nobody is stuck without it', () => {
  expect(findings(requiredForCrafts)).toEqual([]);
});

test('a rule about a question that is not asked is found', () => {
  const rule: Edit = {
    file: 'schemas/person/rules.json',
    json: {
      $schema: '../meta/rules.schema.json',
      rules: [{ id: 'own', at: '/more', message: 'Say it', valid: { answered: 'person.more' } }],
    },
  };
  expect(findings([...requiredForCrafts, rule]).map(({ code }) => code)).toContain('G12');
});
