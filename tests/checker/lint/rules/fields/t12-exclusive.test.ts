import { expect, test } from 'vitest';
import { t12 } from '../../../../../src/checker/lint/rules/fields/choices.ts';
import { findings, look, oneMore, words } from '../../one-more-field.ts';

const found = (minItems: number) => {
  const schema = { type: 'array', minItems, items: { type: 'string', enum: ['a', 'b', 'none'] } };
  const ui = look('checks', { choices: words('a', 'b', 'none'), exclusive: 'none' });
  return findings(oneMore(schema, ui), t12).map(({ pointer, message }) => `${pointer} ${message}`);
};

test('the exclusive choice alone is enough', () => {
  expect(found(1)).toEqual([]);
  expect(found(2)).toEqual([
    expect.stringMatching(/^\/more\/ui:options\/exclusive .*at least 2.*cannot continue/),
  ]);
});
