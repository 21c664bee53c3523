import { expect, test } from 'vitest';
import { readProject } from '../../src/server/project/files.ts';
import { newStep, type NewStep } from '../../src/checker/edits/flow/new-step.ts';
import { lint } from '../../src/checker/lint/run.ts';
import type { ProjectTexts } from '../../src/checker/project/source-file.ts';
import { questionnaire } from '../fixtures/questionnaire.ts';

const FLOW = 'flows/onboarding.json';
const shipped = readProject('.');
const before = lint(shipped).map(({ message }) => message);
const made = (asked: NewStep, texts: ProjectTexts = shipped): ProjectTexts => {
  const result = newStep(texts, asked);
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result.value;
};
/** For tests that only look at it. */
const appended = made({ name: 'your-vehicles' });
const fresh = (texts: ProjectTexts) =>
  lint(texts)
    .filter(({ message }) => !before.includes(message))
    .map(({ code, pointer }) => `${code} ${pointer}`);
const stepsOf = (texts: ProjectTexts) => {
  const { steps }: { steps: Record<string, unknown>[] } = JSON.parse(texts.get(FLOW) ?? '');
  return steps;
};

/** What only the analyst can add: how the policy treats the answer, and the question. */
const LEFT = ['T20 /answers', 'C1 /properties/answer/title'];

test('a new step is complete, except for its question and what the policy does with its answer', () => {
  expect(fresh(appended)).toEqual(LEFT);
});

test('the new last step makes the quote, and the previous one no longer does', () => {
  const [former, last] = stepsOf(appended).slice(-2);
  expect(last).toMatchObject({ submit: 'quote', interlude: 'preparing-quote' });
  expect(former).not.toHaveProperty('submit');
  expect(former).not.toHaveProperty('interlude');
});

test.each([
  ['industry', undefined],
  ['umbrella-liability', 'usesVehicles'],
])('a step after %s, asked if %s, is complete as well', (after, when) => {
  const texts = made({ name: 'your-vehicles', after, when });
  expect(fresh(texts)).toEqual(LEFT);
  const ids = stepsOf(texts).map(({ id }) => id);
  expect(ids[ids.indexOf(after) + 1]).toBe('your-vehicles');
});

test('recorded journeys include the step, but only where it is asked', () => {
  const pathsWith = (texts: ProjectTexts) => {
    const { scenarios }: { scenarios: { path: string[]; answers: { businessType?: string } }[] } =
      JSON.parse(texts.get('flows/onboarding.scenarios.json') ?? '');
    return scenarios.map(({ path, answers }) => [
      answers.businessType === 'construction',
      path.includes('your-vehicles'),
    ]);
  };
  const texts = made({ name: 'your-vehicles', after: 'ownership', when: 'isConstruction' });
  expect(pathsWith(texts).every(([isConstruction, isIn]) => isConstruction === isIn)).toBe(true);
  expect(pathsWith(texts).some(([, isIn]) => isIn)).toBe(true);
});

test.each<[NewStep, string]>([
  [{ name: 'Your Vehicles' }, '"Your Vehicles" is not a valid step name: use lowercase letters'],
  [{ name: 'email' }, 'Step "email" already exists.'],
  [{ name: 'a', after: 'emial' }, 'There is no step "emial". Did you mean "email"?'],
  [{ name: 'a', after: 'nowhere' }, 'There is no step "nowhere". Steps: industry, '],
  [
    { name: 'a', after: 'email', when: 'isConstrution' },
    'There is no condition "isConstrution". Did you mean "isConstruction"?',
  ],
  [
    { name: 'a', when: 'usesVehicles' },
    '"tools-and-equipment" is the last step and submits the answers',
  ],
  [{ name: 'a', after: 'email', when: 'x' }, 'Add it under "conditions" in the flow file first.'],
])('%j is refused: %s', (asked, why) => {
  const result = newStep(shipped, asked);
  expect(result.ok ? '' : result.problems.join(' ')).toContain(why);
});

test('another questionnaire can get a step as well', () => {
  const texts = made({ name: 'pets', after: 'person' }, questionnaire('tiny'));
  const { bounds }: { bounds: unknown } = JSON.parse(texts.get('flows/tiny.json') ?? '');
  expect(bounds).toEqual({ shortest: 6, longest: 7 });
});
