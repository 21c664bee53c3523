import { expect, test } from 'vitest';
import { readProject } from '../../src/server/project/files.ts';
import { moveStep } from '../../src/analysis/edits/move-step.ts';
import { lint } from '../../src/analysis/lint/run.ts';
import { buildModel } from '../../src/analysis/model/model.ts';
import type { ProjectTexts } from '../../src/analysis/project/texts.ts';
import { impactReport } from '../../src/analysis/report/report.ts';

const FLOW = 'flows/onboarding.json';
const shipped = readProject('.');
/** One model: a report proves it once. */
const before = buildModel(shipped);

function moved(name: string, after: string, texts: ProjectTexts = shipped): ProjectTexts {
  const result = moveStep(texts, name, after);
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result.value;
}

type Entry = { id: string; savedStep: number; next: { to: string; when?: string }[] };
const stepsOf = (texts: ProjectTexts) => {
  const { steps }: { steps: Entry[] } = JSON.parse(texts.get(FLOW) ?? '');
  return steps;
};

test.each([
  ['ownership', 'locations'],
  ['locations', 'umbrella-liability'],
  ['umbrella-liability', 'ownership'],
  ['general-contracting', 'tools-and-equipment'],
  ['tools-and-equipment', 'insurance-start-date'],
])('%s after %s needs no manual edit', (name, after) => {
  const texts = moved(name, after);
  const ids = stepsOf(texts).map(({ id }) => id);
  expect(ids[ids.indexOf(after) + 1]).toBe(name);
  expect(lint(texts)).toEqual([]);
  expect(impactReport(before, buildModel(texts)).errors).toEqual([]);
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
