import { expect, test } from 'vitest';
import type { Json } from '../../../src/engine/logic/json.ts';
import { differencesIn } from '../../../src/checker/report/change.ts';

test('equal values have no differences, whatever the order of keys and of entries with ids', () => {
  const before: Json = { title: 'A', entries: [{ id: 'x' }, { id: 'y', hint: null }] };
  const after: Json = { entries: [{ hint: null, id: 'y' }, { id: 'x' }], title: 'A' };
  expect(differencesIn(before, after)).toEqual([]);
});

test('an entry is matched by its id or code, wherever it is', () => {
  const before: Json = { entries: [{ id: 'tile', codes: [{ code: '5348', label: 'Tile' }] }] };
  const after: Json = {
    entries: [{ id: 'solar' }, { id: 'tile', codes: [{ code: '5348', label: 'Tile and stone' }] }],
  };
  expect(differencesIn(before, after)).toEqual([
    {
      path: ['entries', 'tile', 'codes', '5348', 'label'],
      before: 'Tile',
      after: 'Tile and stone',
    },
    { path: ['entries', 'solar', 'id'], before: undefined, after: 'solar' },
  ]);
});

test('an item without an id is matched by its place among unchanged items', () => {
  const single = (before: string[], after: string[]) => differencesIn(before, after);
  expect(single(['a', 'b', 'c'], ['a', 'B', 'c'])).toEqual([
    { path: ['#2'], before: 'b', after: 'B' },
  ]);
  expect(single(['a', 'c'], ['a', 'b', 'c'])).toEqual([
    { path: ['#2'], before: undefined, after: 'b' },
  ]);
  expect(single(['a', 'a', 'b'], ['a', 'b'])).toEqual([
    { path: ['#2'], before: 'a', after: undefined },
  ]);
  expect(single([], ['a'])).toEqual([{ path: ['#1'], before: undefined, after: 'a' }]);
});

test('a value of another type counts as removed and added', () => {
  expect(differencesIn({ note: 'a' }, { note: { text: 'a' } })).toEqual([
    { path: ['note'], before: 'a', after: undefined },
    { path: ['note', 'text'], before: undefined, after: 'a' },
  ]);
  expect(differencesIn({ note: 'a' }, { note: null })).toEqual([
    { path: ['note'], before: 'a', after: null },
  ]);
});
