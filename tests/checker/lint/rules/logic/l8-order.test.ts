import { expect, test } from 'vitest';
import { l8 } from '../../../../../src/checker/lint/rules/logic/reads.ts';
import { findings } from '../../one-more-field.ts';

const found = (step: string) => {
  const file = `schemas/${step}/ui.json`;
  const text = { kind: 'text', place: 'after', when: 'hasPartner', text: 'Both of you count.' };
  return findings([{ file, set: '/ui:blocks', to: [text] }], l8).map(
    ({ file, pointer }) => `${file}${pointer}`,
  );
};

test('a text for some visitors reads only what they have answered by then', () => {
  expect(found('kind')).toEqual(['schemas/kind/ui.json/ui:blocks/0/when']);
  expect(found('person')).toEqual([]);
  expect(found('work')).toEqual([]);
});
