import { expect, test } from 'vitest';
import type { Relation } from '../../../src/server/backend/catalog.ts';
import { parseQuery } from '../../../src/server/backend/rest/query.ts';

const relation: Relation = {
  name: 'onboarding_answers',
  kind: 'table',
  columns: new Map(),
  primaryKey: ['id'],
};

const parse = (conditions: string[][]) => () =>
  parseQuery(new URLSearchParams(conditions), relation);

const refused = expect.objectContaining({
  status: 400,
  body: expect.objectContaining({ code: 'PGRST100' }),
});

test.for([
  ['like', '%'.repeat(512)],
  ['not.ilike', 'a'.repeat(512)],
  ['cs', `[${'9,'.repeat(255)}9]`.slice(0, 512)],
] as const)('%s takes 512 characters', ([operator, value]) => {
  expect(parse([['answers', `${operator}.${value}`]])).not.toThrow();
});

test.for(['like', 'not.ilike', 'cs', 'cd'])('%s takes no more', (operator) => {
  expect(parse([['answers', `${operator}.${'a'.repeat(513)}`]])).toThrow(refused);
});

test('the conditions of a request share the 512 characters', () => {
  const part = (length: number) => `ilike.${'a'.repeat(length)}`;
  const request = (length: number) =>
    parse([
      ['email', part(256)],
      ['not.or', `(id.eq.1,and(email.${part(128)},email.${part(length)}))`],
    ]);
  expect(request(128)).not.toThrow();
  expect(request(129)).toThrow(refused);
});

test('ten conditions may search, eleven may not', () => {
  const request = (count: number) =>
    parse(Array.from({ length: count }, () => ['email', 'like.a']));
  expect(request(10)).not.toThrow();
  expect(request(11)).toThrow(refused);
});

test('a value that is only compared may be long', () => {
  expect(parse([['answers', `eq."${'a'.repeat(5000)}"`]])).not.toThrow();
});
