import { expect, test } from 'vitest';
import { f6 } from '../../../../../src/analysis/lint/rules/files/f6-ids.ts';
import { findings, FLOW } from '../../one-more-field.ts';

const found = (...actions: { id: string; label: string }[]) =>
  findings([{ file: FLOW, set: '/steps/3/actions', to: actions }], f6).map(
    ({ pointer }) => pointer,
  );

test('the buttons of a step need different names and labels', () => {
  const go = { id: 'go', label: 'Continue' };
  expect(found(go, { id: 'skip', label: 'Skip' })).toEqual([]);
  expect(found(go, { id: 'go', label: 'Skip' })).toEqual(['/steps/3/actions/1/id']);
  expect(found(go, { id: 'skip', label: 'Continue' })).toEqual(['/steps/3/actions/1/label']);
});
