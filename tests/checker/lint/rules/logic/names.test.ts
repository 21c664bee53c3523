import { expect, test } from 'vitest';
import { l3 } from '../../../../../src/checker/lint/rules/logic/names.ts';
import type { Json } from '../../../../../src/engine/logic/json.ts';
import type { Edit } from '../../../../../src/checker/project/edit.ts';
import { findings, FLOW } from '../../one-more-field.ts';

const found = (...edits: Edit[]) =>
  findings(edits, l3).map(({ pointer, suggestion }) => [pointer, suggestion]);

test('a condition that shows a field exists', () => {
  const show = (name: string): Edit => ({ file: FLOW, set: '/steps/2/show', to: { name } });
  expect(found(show('isCraft'))).toEqual([]);
  expect(found(show('isCrat'))).toEqual([['/steps/2/show/name', 'Did you mean "isCraft"?']]);
});

test('a name with a dollar sign is one that the site gives', () => {
  const reads = (name: string) =>
    found({ file: FLOW, set: '/conditions/isCraft', to: { '>': [{ var: name }, 2020] } });
  expect(reads('$year')).toEqual([]);
  expect(reads('$yaer')).toEqual([['/conditions/isCraft/>/0/var', 'Did you mean "$year"?']]);
  expect(reads('$thisMonth')).toEqual([
    ['/conditions/isCraft/>/0/var', 'Known here: $today, $year, $uuid, $quoteId, $quoteStatus.'],
  ]);
});

test('a fact that a summary shows exists', () => {
  const facts: Edit = { file: FLOW, set: '/pages/0/facts', to: { kind: { var: 'kind' } } };
  const summary = (fact: string): Edit => ({
    file: FLOW,
    set: '/pages/0/summary',
    to: [{ fact, label: 'Kind' }],
  });
  expect(found(facts, summary('kind'))).toEqual([]);
  expect(found(facts, summary('kinds'))).toEqual([
    ['/pages/0/summary/0/fact', 'Did you mean "kind"?'],
  ]);
});

test('what is read of the items of a list exists', () => {
  const reads = (to: Json) => found({ file: FLOW, set: '/conditions/isCraft', to });
  const pluck = (key: string): Json => ({ in: ['Advice', { pluck: [{ var: 'shares' }, key] }] });
  const some = (key: string): Json => ({
    some: [{ firstOf: [{ var: 'shares' }, []] }, { '>': [{ var: key }, 50] }],
  });
  expect([...reads(pluck('name')), ...reads(some('percentage'))]).toEqual([]);
  expect(reads(pluck('nmae'))).toEqual([
    ['/conditions/isCraft/in/1/pluck/1', 'Did you mean "name"?'],
  ]);
  expect(reads(some('percentag'))).toEqual([
    ['/conditions/isCraft/some/1/>/0/var', 'Did you mean "percentage"?'],
  ]);
});
