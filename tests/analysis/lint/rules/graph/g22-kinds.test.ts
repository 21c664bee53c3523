import { expect, test } from 'vitest';
import { g22 } from '../../../../../src/analysis/lint/rules/graph/g22-kinds.ts';
import { findings, FLOW } from '../../one-more-field.ts';

const page = (id: string, kind: string) => ({
  id,
  kind,
  path: `/onboarding/${id}`,
  label: id,
  progress: { details: 100, offer: 100 },
});
const found = (kind: string) =>
  findings(
    [
      { file: FLOW, insert: '/pages/1', to: page('sheets', kind) },
      { file: FLOW, set: '/pages/0/papers', to: 'sheets' },
    ],
    g22,
  ).map(({ pointer }) => pointer);

test('the papers of a page are a page of papers', () => {
  expect(found('papers')).toEqual([]);
  expect(found('purchase')).toEqual(['/pages/0/papers']);
});
