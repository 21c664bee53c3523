import { expect, it } from 'vitest';
import { others, proveEdits } from './proven-edit.ts';
import { afterRenaming } from './renamed-question.ts';

it.each([
  ['ownershipInfo.startYear', 'firstYear'],
  ['revenueAndPayroll.expectedRevenue', 'yearlyRevenue'],
])('%s becomes %s, and no saved draft loses its answer', (path, name) => {
  const { findings, errors, text } = afterRenaming(path, name);
  expect([...findings, ...errors]).toEqual([]);
  expect(text).toContain(', 0 would lose answers.');
  expect(text).toContain(`"${path}" is called`);
});

proveEdits(others);
