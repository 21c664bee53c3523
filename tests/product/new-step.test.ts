import { expect, test, vi } from 'vitest';
import { applyAll } from '../../src/analysis/project/edit.ts';
import { readProject } from '../../scripts/project/files.ts';
import { lint } from '../../src/analysis/lint/run.ts';
import { newStepEdits } from '../../src/analysis/project/new-step.ts';

vi.setConfig({ testTimeout: 60_000 });

test('a new step is complete: left to say is that ways are longer, what the policy does with its answer, and its question', () => {
  const texts = readProject('.');
  const flow = texts.get('flows/onboarding.json') ?? '';
  const before = lint(texts).map(({ message }) => message);
  const after = lint(applyAll(texts, newStepEdits('your-vehicles', 'flows/onboarding.json', flow)));
  const fresh = after.filter(({ message }) => !before.includes(message));
  expect(fresh.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'G15 /bounds/shortest',
    'G15 /bounds/longest',
    'T20 /answers',
    'C1 /properties/answer/title',
  ]);
});

test('the step that is last now makes the quote, and the one before it does so no more', () => {
  const texts = readProject('.');
  const flow = texts.get('flows/onboarding.json') ?? '';
  const after = applyAll(texts, newStepEdits('your-vehicles', 'flows/onboarding.json', flow)).get(
    'flows/onboarding.json',
  );
  const { steps }: { steps: Record<string, unknown>[] } = JSON.parse(after ?? '');
  const [former, last] = steps.slice(-2);
  expect(last).toMatchObject({ submit: 'quote', interlude: 'preparing-quote' });
  expect(former).not.toHaveProperty('submit');
  expect(former).not.toHaveProperty('interlude');
});
