import { expect, test } from 'vitest';
import { r3 } from '../../../../../src/checker/lint/rules/remote/columns.ts';
import type { Json } from '../../../../../src/engine/logic/json.ts';
import { findings, FLOW } from '../../one-more-field.ts';

const found = (read: Json) =>
  findings([{ file: FLOW, set: '/remote/read', to: read }], r3).map(
    ({ pointer, message }) => `${pointer} ${message}`,
  );

test('an answer is read back from the column that it is sent in', () => {
  expect(
    found({
      kind: { column: 'industry_ui' },
      'person.email': { column: 'email' },
    }),
  ).toEqual([]);
});

test('an answer that would turn into another one is a finding', () => {
  expect(
    found({
      kind: { column: 'email' },
      'person.email': { column: 'industry_ui' },
    }),
  ).toEqual([
    expect.stringMatching(/^\/remote\/read\/kind The column "email" does not hold "kind"/),
    expect.stringMatching(/^\/remote\/read\/person.email .* would find "\w+" as that answer/),
  ]);
});
