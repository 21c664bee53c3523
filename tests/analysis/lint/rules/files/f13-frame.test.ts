import { expect, test } from 'vitest';
import { f13 } from '../../../../../src/analysis/lint/rules/files/f13-frame.ts';
import { findings, FLOW } from '../../one-more-field.ts';

const found = (step: number, prefill: Record<string, string>) =>
  findings([{ file: FLOW, set: `/steps/${step}/prefill`, to: prefill }], f13).map(
    ({ pointer, message }) => `${pointer} ${message}`,
  );

test('a link can prefill a field with choices', () => {
  expect(found(0, { kind: 'kind', state: 'area' })).toEqual([]);
});

test('a link that cannot prefill anything is refused', () => {
  expect(found(2, { name: 'person' })).toEqual([
    expect.stringMatching(/^\/steps\/2\/prefill\/name .*list of choices/),
  ]);
});
