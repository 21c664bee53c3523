import { expect, test } from 'vitest';
import { f11 } from '../../../../../src/checker/lint/rules/files/looks.ts';
import { findings, LOOK } from '../../one-more-field.ts';

const found = (...order: string[]) =>
  findings([{ file: LOOK, set: '/ui:order', to: order }], f11).map(({ message }) => message);

test('a question appears below the one that makes it appear', () => {
  const rest = ['email', 'name', 'age', 'area'];
  expect(found(...rest, 'partner', 'partnerName')).toEqual([]);
  expect(found('partner', '*')).toEqual([]);
  const above = [expect.stringContaining('"partnerName" is above "partner"')];
  expect(found(...rest, 'partnerName', 'partner')).toEqual(above);
  expect(found('*', 'partner')).toEqual(above);
});
