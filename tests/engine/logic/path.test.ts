import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPath, isReservedName, read, sectionOf, write } from '../../../src/engine/logic/path.ts';
import { deepFreeze, holds } from '../../properties.ts';

describe('isPath', () => {
  it.each(['city', 'contactInfo.city', 'businessLocations.0', 'a.0.b', '$today', 'a-b._c'])(
    'accepts %s',
    (path) => {
      expect(isPath(path)).toBe(true);
    },
  );

  it.each(['', '.', 'a.', '.a', 'a..b', '0', '0.a', 'a b', 'a/b', 'a.$b', '$', 'a.constructor'])(
    'refuses "%s"',
    (path) => {
      expect(isPath(path)).toBe(false);
    },
  );
});

describe('isReservedName', () => {
  it.each([
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'valueOf',
    'hasOwnProperty',
    '__defineGetter__',
  ])('includes %s', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each(['name', 'length', 'city', 'value'])('leaves %s to analysts', (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});

describe('sectionOf', () => {
  it.each([
    ['contactInfo', 'contactInfo'],
    ['businessLocations.0.city', 'businessLocations'],
  ])('of %s is %s', (path, section) => {
    expect(sectionOf(path)).toBe(section);
  });
});

describe('read', () => {
  const root = { a: { b: [{ c: 1 }, null, 'text'] }, empty: null };

  it.each([
    ['a.b.0.c', 1],
    ['a.b.1', null],
    ['a.b.2', 'text'],
    ['empty', null],
    ['a.b.3', undefined],
    ['a.b.00', undefined],
    ['a.b.1e0', undefined],
    ['a.b.length', undefined],
    ['a.b.2.length', undefined],
    ['a.b.2.0', undefined],
    ['a.b.1.c', undefined],
    ['nothing.at.all', undefined],
    ['a.toString', undefined],
  ])('finds at %s %j', (path, value) => {
    expect(read(root, path)).toBe(value);
  });
});

describe('write', () => {
  it('creates missing containers: lists for indices, objects for names', () => {
    expect(write({}, 'a.b', 1)).toEqual({ a: { b: 1 } });
    expect(write({}, 'a.0.city', 'X')).toEqual({ a: [{ city: 'X' }] });
    expect(write({ a: null }, 'a.0', 'X')).toEqual({ a: ['X'] });
  });

  it('keeps everything off the path, not even copied', () => {
    const root = deepFreeze({ a: { b: 1, c: { d: 2 } }, e: { f: 3 } });
    const written = write(root, 'a.b', 9);
    expect(written).toEqual({ a: { b: 9, c: { d: 2 } }, e: { f: 3 } });
    expect(written['e']).toBe(root.e);
    expect(root).toEqual({ a: { b: 1, c: { d: 2 } }, e: { f: 3 } });
  });

  it('replaces one item of a list and keeps the others in place', () => {
    const root = deepFreeze({ a: ['x', 'y', 'z'] });
    expect(write(root, 'a.1', 'Y')).toEqual({ a: ['x', 'Y', 'z'] });
    expect(write(root, 'a.1', undefined)).toEqual({ a: ['x', null, 'z'] });
  });

  it('pads a list with null, so that it stays JSON', () => {
    const written = write({ a: ['x'] }, 'a.3', 'w');
    expect(written).toEqual({ a: ['x', null, null, 'w'] });
    expect(Object.keys(written['a'] ?? {})).toEqual(['0', '1', '2', '3']);
  });

  it('writes an index into an existing object as a name', () => {
    expect(write({ a: { b: 1 } }, 'a.0', 'x')).toEqual({ a: { b: 1, 0: 'x' } });
  });

  it('replaces a value that cannot hold the name by an object', () => {
    expect(write({ a: ['x'] }, 'a.b', 1)).toEqual({ a: { b: 1 } });
    expect(write({ a: 'text' }, 'a.b', 1)).toEqual({ a: { b: 1 } });
  });

  it('removes a key set to undefined', () => {
    expect(Object.keys(write({ a: 1, b: 2 }, 'a', undefined))).toEqual(['b']);
    expect(write({ a: { b: 1, c: 2 } }, 'a.b', undefined)).toEqual({ a: { c: 2 } });
    expect(write({ a: ['x'] }, 'a.5', undefined)).toEqual({ a: ['x'] });
  });

  it('can be read back, and changes no other path', () => {
    const key = fc.constantFrom('a', 'b', '0', '1', '2');
    const path = fc
      .tuple(fc.constantFrom('a', 'b'), fc.array(key, { maxLength: 3 }))
      .map(([first, rest]) => [first, ...rest].join('.'));
    const value = fc.oneof(fc.integer(), fc.string());
    const root = fc.dictionary(
      fc.constantFrom('a', 'b'),
      fc.oneof(
        fc.integer(),
        fc.constant(null),
        fc.array(fc.oneof(fc.integer(), fc.dictionary(key, fc.integer())), { maxLength: 3 }),
        fc.dictionary(key, fc.oneof(fc.integer(), fc.array(fc.integer()))),
      ),
    );
    holds(
      'write, then read',
      fc.property(root, path, value, (before, at, written) => {
        const after = write(deepFreeze(before), at, written);
        expect(read(after, at)).toEqual(written);
        const other = at.startsWith('a') ? 'b' : 'a';
        expect(after[other]).toBe(before[other]);
      }),
      500,
    );
  });
});
