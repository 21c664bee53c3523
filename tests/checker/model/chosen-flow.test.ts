import { expect, test } from 'vitest';
import { flowOfStep, namedFlows } from '../../../src/checker/model/chosen-flow.ts';
import { pair } from '../../fixtures/pair.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';

const two = pair();
const one = questionnaire('tiny');

const said = (texts: typeof two, step: string | undefined, only?: string) => {
  const chosen = flowOfStep(texts, step, only);
  if (!chosen.ok) return chosen.problems.join(' ');
  const { path, sharedWith } = chosen.value;
  return [path, ...sharedWith.map((name) => `shared with ${name}`)].join(', ');
};

test('a command without --flow is about every questionnaire', () => {
  expect(namedFlows(two)).toEqual({ ok: true, value: ['flows/tiny.json', 'flows/visit.json'] });
  expect(namedFlows(two, 'visit')).toEqual({ ok: true, value: ['flows/visit.json'] });
});

test('an unknown questionnaire is answered with a list of the existing ones', () => {
  expect(namedFlows(two, 'vist')).toEqual({
    ok: false,
    problems: ['There is no flow "vist". Known flows: tiny, visit.'],
  });
  expect(namedFlows(new Map())).toEqual({
    ok: false,
    problems: ['There is no questionnaire: the folder flows/ is empty.'],
  });
});

test.each([
  ['the only questionnaire needs no name', one, undefined, undefined, 'flows/tiny.json'],
  ['a step says whose it is', two, 'wish', undefined, 'flows/visit.json'],
  ['so does one of the other', two, 'person', undefined, 'flows/tiny.json'],
  ['--flow decides about a shared step', two, 'day', 'visit', 'flows/visit.json, shared with tiny'],
  ['--flow is enough without a step', two, undefined, 'tiny', 'flows/tiny.json'],
])('%s', (_name, texts, step, only, chosen) => {
  expect(said(texts, step, only)).toBe(chosen);
});

test.each([
  [
    undefined,
    undefined,
    'There are several questionnaires. Say which one you mean: --flow tiny or --flow visit.',
  ],
  [
    'day',
    undefined,
    '"day" is a step of tiny and visit. Say which one you mean: --flow tiny or --flow visit.',
  ],
  ['persn', undefined, 'No questionnaire has a step "persn". Did you mean "person"?'],
  [
    'nowhere',
    undefined,
    'No questionnaire has a step "nowhere". Say which one you mean: --flow tiny or --flow visit.',
  ],
  ['day', 'other', 'There is no flow "other". Known flows: tiny, visit.'],
])('the step %s, with --flow %s, is ambiguous: %s', (step, only, why) => {
  expect(said(two, step, only)).toBe(why);
});
