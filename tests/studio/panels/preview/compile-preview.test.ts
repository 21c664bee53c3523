import { expect, test } from 'vitest';
import { sourceOf } from '../../../../src/studio/panels/preview/frame/compile-preview.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

test('an edit of one step keeps the prepared form of the others', () => {
  const texts = questionnaire('tiny');
  const path = 'schemas/person/schema.json';
  const after = new Map(texts).set(path, `${texts.get(path)} `);
  const [one, other] = [texts, after].map((some) => sourceOf(some, 'flows/tiny.json').steps);
  expect(other?.['day']?.schema).toBe(one?.['day']?.schema);
  expect(other?.['person']?.schema).not.toBe(one?.['person']?.schema);
  expect(other?.['person']?.schema).toEqual(one?.['person']?.schema);
});
