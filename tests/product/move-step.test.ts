import { expect, test } from 'vitest';
import { moveStep } from '../../src/checker/edits/flow/move-step.ts';
import { lint } from '../../src/checker/lint/run.ts';
import { moved, afterMove, shipped, stepsOf } from './moved-step.ts';

// `npm run test:long` moves others.
test.each([
  ['umbrella-liability', 'ownership'],
  ['general-contracting', 'tools-and-equipment'],
])('%s after %s needs no manual edit', (name, after) => {
  expect(afterMove(name, after)).toEqual({ following: name, findings: [], errors: [] });
});

test('an order that reads an answer before it is given is reported', () => {
  const codes = lint(moved('tools-and-equipment', 'past-insurance')).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['L8']));
});

test('a conditional step stays conditional', () => {
  const steps = stepsOf(moved('construction-types', 'email'));
  const email = steps.find(({ id }) => id === 'email');
  expect(email?.next.map(({ to, when }) => [to, when])).toEqual([
    ['construction-types', 'isConstruction'],
    ['details', undefined],
  ]);
});

test('moving back and forth restores every file', () => {
  const there = moved('ownership', 'locations');
  expect(stepsOf(moved('ownership', 'contact-info', there))).toEqual(stepsOf(shipped));
});

test.each([
  ['industry', 'email', '"industry" is the first step'],
  ['email', 'email', '"email" cannot follow itself.'],
  ['locations', 'ownership', '"locations" already follows "ownership".'],
  ['emial', 'ownership', 'There is no step "emial". Did you mean "email"?'],
  ['email', 'nowhere', 'There is no step "nowhere". Steps: industry, '],
])('%s after %s is refused: %s', (name, after, why) => {
  const result = moveStep(shipped, name, after);
  expect(result.ok ? '' : result.problems.join(' ')).toContain(why);
});
