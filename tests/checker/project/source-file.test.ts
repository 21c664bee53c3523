import { expect, test } from 'vitest';
import { at } from '../../../src/engine/logic/pointer.ts';
import {
  duplicateKeys,
  parseSource,
  positionAt,
  positionOf,
} from '../../../src/checker/project/source-file.ts';

const TEXT = '{\n  "a": [1, { "b/c": true }],\n  "d": 2\n}\n';
const file = parseSource('x.json', TEXT);

test('a property is found at its key, an item at its value', () => {
  expect(positionOf(file, '/d')).toEqual({ line: 3, column: 3 });
  expect(positionOf(file, '/a/1')).toEqual({ line: 2, column: 12 });
  expect(positionOf(file, '/a/1/b~1c')).toEqual({ line: 2, column: 14 });
});

test('a missing place is reported at its nearest ancestor', () => {
  expect(positionOf(file, '/a/1/none')).toEqual({ line: 2, column: 12 });
  expect(positionOf(file, '/none')).toEqual({ line: 1, column: 1 });
  expect(positionOf(file, '/a/none/b')).toEqual({ line: 2, column: 3 });
});

test('a pointer reads its value, or nothing', () => {
  expect(at(file.json, '/a/1/b~1c')).toBe(true);
  expect(at(file.json, '/a/7')).toBeUndefined();
});

test('a duplicate key is found with its place', () => {
  const twice = parseSource('x.json', '{ "a": { "b": 1, "b": 2 } }');
  expect(duplicateKeys(twice)).toEqual([{ pointer: '/a', key: 'b', offset: 17 }]);
});

test('a comment, a trailing comma and a missing bracket are syntax errors', () => {
  for (const text of ['{ // x\n }', '{ "a": 1, }', '{ "a": 1']) {
    const broken = parseSource('x.json', text);
    expect(broken.syntax.length).toBeGreaterThan(0);
    expect(broken.json).toBeUndefined();
  }
});

test('a file that nests hundreds of levels is a syntax error, not a crash', () => {
  const nested = (depth: number) => parseSource('x.json', '['.repeat(depth) + ']'.repeat(depth));
  expect(nested(100).json).toBeDefined();
  expect(nested(50_000)).toMatchObject({ json: undefined, syntax: [{ offset: 200 }] });
  expect(parseSource('x.json', JSON.stringify({ text: '['.repeat(999) })).syntax).toEqual([]);
});

test('offsets count lines and columns from one', () => {
  expect(positionAt('ab\ncd', 4)).toEqual({ line: 2, column: 2 });
});
