import { expect, test } from 'vitest';
import { l4 } from '../../../../../src/checker/lint/rules/logic/types.ts';
import type { Json } from '../../../../../src/engine/logic/json.ts';
import { findings, FLOW } from '../../one-more-field.ts';

const found = (to: Json) =>
  findings([{ file: FLOW, set: '/conditions/isCraft', to }], l4).map(({ pointer }) => pointer);

test('an answer that is no yes or no is no condition, wherever only true counts', () => {
  expect(found({ var: 'kind' })).toEqual(['/conditions/isCraft']);
  expect(found({ or: [{ '!': [{ var: 'kind' }] }, { '==': [{ var: 'kind' }, 'craft'] }] })).toEqual(
    ['/conditions/isCraft/or/0/!/0'],
  );
});

test('its presence and its value are conditions', () => {
  expect(found({ answered: 'kind' })).toEqual([]);
  expect(found({ '!=': [{ var: 'kind' }, 'craft'] })).toEqual([]);
});

test('an operator takes answers of its type', () => {
  expect(found({ '>': [{ length: [{ var: 'jobs' }] }, 3] })).toEqual([
    '/conditions/isCraft/>/0/length/0',
  ]);
  expect(found({ '>': [{ '+': [{ var: 'person.age' }, { var: 'kind' }] }, 3] })).toEqual([
    '/conditions/isCraft/>/0/+/1',
  ]);
  expect(found({ '>': [{ count: [{ var: 'jobs' }] }, 3] })).toEqual([]);
});

test('the parts of items are held to their types', () => {
  expect(found({ '>': [{ sum: [{ var: 'shares' }, 'name'] }, 3] })).toEqual([
    '/conditions/isCraft/>/0/sum/1',
  ]);
  expect(found({ '>': [{ sum: [{ var: 'shares' }, 'percentage'] }, 3] })).toEqual([]);
  expect(found({ some: [{ var: 'shares' }, { '==': [{ var: 'percentage' }, '50'] }] })).toEqual([
    '/conditions/isCraft/some/1',
  ]);
});
