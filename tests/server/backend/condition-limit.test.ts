import { expect, test } from 'vitest';
import type { Relation } from '../../../src/server/backend/catalog.ts';
import { parseQuery } from '../../../src/server/backend/rest/query.ts';

const relation: Relation = {
  name: 'onboarding',
  kind: 'table',
  columns: new Map(),
  primaryKey: ['id'],
};

const parse = (conditions: string[][]) => () =>
  parseQuery(new URLSearchParams(conditions), relation);
const plain = (count: number) => Array.from({ length: count }, () => ['id', 'eq.1']);

const tooMany = (count: number): unknown =>
  expect.objectContaining({
    status: 413,
    body: {
      code: '54001',
      message: 'statement too complex',
      details: `More than 50 conditions: ${count}`,
      hint: null,
    },
  });

test('a request has fifty conditions, and no more', () => {
  expect(parse(plain(50))).not.toThrow();
  expect(parse(plain(51))).toThrow(tooMany(51));
});

test('conditions count in logic trees too, at any depth', () => {
  const tree = (count: number) => [
    'or',
    `(email.is.null,and(${'id.eq.1,'.repeat(count)}not.or(id.in.(1,2,3),id.eq.2)))`,
  ];
  expect(parse([...plain(10), tree(37)])).not.toThrow();
  expect(parse([...plain(10), tree(38)])).toThrow(tooMany(51));
});

test('other parameters do not count', () => {
  const others = [
    ['select', 'id,email'],
    ['order', 'id.desc'],
    ['limit', '1'],
    ['offset', '0'],
    ['columns', 'id'],
    ['on_conflict', 'id'],
  ];
  expect(parse([...plain(50), ...others])).not.toThrow();
});
