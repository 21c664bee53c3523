import { expect, test } from 'vitest';
import { f5 } from '../../../../../src/checker/lint/rules/files/names-resolve.ts';
import { findings, LOOK, look, oneMore } from '../../one-more-field.ts';

test('a catalog whose entries lack what the widget draws does not fit it', () => {
  const list = { type: 'array', items: { type: 'object', properties: {} } };
  const options = { catalog: 'states', tooManyTypes: 'x', tooManyOptions: 'y' };
  expect(findings(oneMore(list, look('trades', options)), f5)).toMatchObject([
    {
      file: LOOK,
      pointer: '/more/ui:options/catalog',
      message: expect.stringContaining('has no list "codes"'),
    },
  ]);
});

test('choices can be grouped by a catalog whose entries list them', () => {
  const list = { type: 'array', items: { type: 'string', enum: ['a'] } };
  const grouped = (groupBy: string) => findings(oneMore(list, look('checks', { groupBy })), f5);
  expect(grouped('states')).toMatchObject([
    { message: expect.stringContaining('has no list "activities"') },
  ]);
});
