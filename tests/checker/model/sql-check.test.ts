import { expect, test } from 'vitest';
import { compileCheck, type SqlRow } from '../../../src/checker/model/sql-check.ts';

const passes = (expression: string, row: SqlRow) => compileCheck(expression)?.(row);

test.each<[string, SqlRow, boolean]>([
  ["a ~ '^.{1,2}$'", { a: 'IL' }, true],
  ["a ~ '^.{1,2}$'", { a: 'ILL' }, false],
  ["a !~* 'x'", { a: 'X' }, false],
  ['char_length(a) between 1 and 3', { a: 'four' }, false],
  ['char_length(a) not between 1 and 3', { a: 'four' }, true],
  ["a in ('yes', 'no')", { a: 'no' }, true],
  ["a not in ('yes', 'no')", { a: 'no' }, false],
  ["a like 'quoted:%' or a = 'quoted'", { a: 'quoted:QTE-1' }, true],
  ["a like 'quoted:%' or a = 'quoted'", { a: 'quote' }, false],
  ["not (a = 'it''s')", { a: "it's" }, false],
  ['a is not null and length(btrim(a)) > 0', { a: ' ' }, false],
  ["coalesce(a, '') <> ''", { a: null }, false],
  ['a <= 99 and a >= 1', { a: 100 }, false],
  ["case when a is null then true else a::text <> 'x' end", { a: 'x' }, false],
])('%s for %j is %s', (expression, row, expected) => {
  expect(passes(expression, row)).toBe(expected);
});

test('unknown passes, as in SQL', () => {
  expect(passes('char_length(a) > 2', { a: null })).toBe(true);
  expect(passes("a > 'b' or a = 'c'", { a: null })).toBe(true);
});

test.each(['jsonb_typeof(a)', 'a @> b', 'a = any (b)', 'a ='])(
  '%s is not evaluated',
  (expression) => {
    expect(compileCheck(expression)).toBeNull();
  },
);
