import { expect, test } from 'vitest';
import { t23 } from '../../../../../src/checker/lint/rules/fields/t23-samples.ts';
import { findings, look, oneMore } from '../../one-more-field.ts';

const found = (options: Record<string, string>) =>
  findings(oneMore({ type: 'string', maxLength: 40 }, look('text', options)), t23).map(
    ({ pointer }) => pointer,
  );

test('a phone shows letters for what has letters', () => {
  expect(found({ autocomplete: 'family-name', inputmode: 'numeric' })).toEqual([
    '/more/ui:options/inputmode',
  ]);
  expect(found({ autocomplete: 'postal-code', inputmode: 'numeric' })).toEqual([]);
  expect(found({ autocomplete: 'family-name' })).toEqual([]);
});
