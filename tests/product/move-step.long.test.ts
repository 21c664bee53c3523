import { expect, test } from 'vitest';
import { afterMove } from './moved-step.ts';

test.each([
  ['ownership', 'locations'],
  ['locations', 'umbrella-liability'],
  ['tools-and-equipment', 'insurance-start-date'],
])('%s after %s needs no manual edit', (name, after) => {
  expect(afterMove(name, after)).toEqual({ following: name, findings: [], errors: [] });
});
