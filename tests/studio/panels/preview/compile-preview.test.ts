import { expect, test } from 'vitest';
import { readProject } from '../../../../src/server/project/files.ts';
import {
  sourceOf,
  whyNotCompiled,
} from '../../../../src/studio/panels/preview/frame/compile-preview.ts';
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

const PROJECTS = [
  ['the site', readProject('.'), 'flows/onboarding.json'],
  ['its second questionnaire', readProject('.'), 'flows/commercial-auto.json'],
  ['tiny', questionnaire('tiny'), 'flows/tiny.json'],
  ['dance-school', questionnaire('dance-school'), 'flows/dance-school.json'],
  ['dance-workshop', questionnaire('dance-workshop'), 'flows/dance-workshop.json'],
  ['crew', questionnaire('crew'), 'flows/crew.json'],
] as const;

test.each(PROJECTS)('each step of %s compiles', (_name, texts, flowPath) => {
  const source = sourceOf(texts, flowPath);
  expect(Object.keys(source.steps).flatMap((id) => whyNotCompiled(source, id) ?? [])).toEqual([]);
});

test.each([
  ['a pattern', '"pattern": "^', '"pattern": "^(', 'Invalid regular expression'],
  ['a type', '"type": "integer"', '"type": "whole"', 'type must be JSONType'],
])('a step whose schema does not compile says why: %s', (_what, was, is, why) => {
  const path = 'schemas/person/schema.json';
  const texts = questionnaire('tiny');
  const broken = new Map(texts).set(path, texts.get(path)?.replace(was, is) ?? '');
  const problem = whyNotCompiled(sourceOf(broken, 'flows/tiny.json'), 'person');
  expect(problem).toContain(`${path}: `);
  expect(problem).toContain(why);
});
