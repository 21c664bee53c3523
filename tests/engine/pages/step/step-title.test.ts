import { expect, it } from 'vitest';
import { stepTitle } from '../../../../src/engine/pages/step/StepForm.tsx';

it('counts the steps of the path, and starts with the error of a failed press', () => {
  const count = { number: 2, of: 21 };
  expect(stepTitle('Which?', count, false)).toBe('Step 2 of 21: Which?');
  expect(stepTitle('Which?', count, true)).toBe('Error: Step 2 of 21: Which?');
});

it('gives no number to a step off the visitor’s path', () => {
  const count = { number: 0, of: 20 };
  expect(stepTitle('Which?', count, false)).toBe('Which?');
  expect(stepTitle('Which?', count, true)).toBe('Error: Which?');
});
