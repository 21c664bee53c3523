import { expect, it } from 'vitest';
import { type Json, changedPaths } from '../../../src/engine/logic/json.ts';

it.each<[Json, Json | undefined, string[]]>([
  ['a', 'a', []],
  ['a', 'b', ['']],
  ['a', undefined, ['']],
  [{ a: 1, b: 2 }, { a: 1 }, ['b']],
  [{ a: { b: 1, c: 2 } }, { a: { b: 3 } }, ['a.b', 'a.c']],
  [[{ on: 'x', to: 1 }, { on: 2 }], [{ to: 1 }, { on: 2 }], ['0.on']],
  [{ rows: [{ a: [1, 2] }] }, { rows: [{ a: [1] }] }, ['rows.0.a.1']],
  [{ a: [1] }, { a: { 0: 2 } }, ['a.0']],
])('%j against %j differs at %j', (value, other, paths) => {
  expect(changedPaths(value, other)).toEqual(paths);
});

it('a key that only the other value has is not a change', () => {
  expect(changedPaths({ a: 1 }, { a: 1, b: 2 })).toEqual([]);
});
