import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { migrator } from '../../../../src/engine/draft/migrations/migrate.ts';
import { parseStored, versionOf } from '../../../../src/engine/draft/record/stored-form.ts';
import type { Migration } from '../../../../src/engine/flow/types.ts';
import { isObject, type Json, type JsonObject } from '../../../../src/engine/logic/json.ts';
import { seeded } from '../seeded.ts';

const migrated = (migration: Omit<Migration, 'version'>, stored: JsonObject) =>
  migrator([{ version: 2, ...migration }])(stored, 1);

describe('migrations of stored drafts', () => {
  it('run in order, starting at the version of the draft', () => {
    const migrate = migrator([
      { version: 2, move: { one: 'two' } },
      { version: 4, move: { two: 'four' } },
    ]);
    expect(migrate({ one: 1 }, 0)).toEqual({ four: 1 });
    expect(migrate({ one: 1 }, 3)).toEqual({ one: 1 });
    expect(migrate({ two: 1 }, 3)).toEqual({ four: 1 });
    expect(migrate({ two: 1 }, 4)).toEqual({ two: 1 });
    expect(migrate({ two: 1 }, 7)).toEqual({ two: 1 });
  });

  it.each<[unknown, number]>([
    [undefined, 0],
    ['1', 0],
    [-1, 0],
    [1.5, 0],
    [3, 3],
  ])('read version %j as %i', (flowVersion, version) => {
    expect(versionOf(JSON.parse(JSON.stringify({ flowVersion })))).toBe(version);
  });

  it.each<[Json, Json | undefined]>([
    ['7', 7],
    [7, 7],
    ['07', 7],
    ['', undefined],
    ['seven', undefined],
    ['-7', undefined],
    ['7th', undefined],
    ['1234', undefined],
    [null, undefined],
  ])('change the step %j of an unversioned draft to %j', (currentStep, expected) => {
    const draft = { uuid: 'x', flowVersion: 1, sections: ['email'], upgrade: asItIs };
    const { record, broken } = parseStored({ currentStep, email: 'a@b.co' }, draft);
    expect(record.entries['currentStep']?.value).toBe(expected);
    expect(record.entries['email']?.value).toBe('a@b.co');
    expect(broken).toEqual(expected === undefined ? { currentStep } : {});
  });

  it.each<[string, Omit<Migration, 'version'>, JsonObject, JsonObject]>([
    ['a field', { move: { 'a.b': 'a.c' } }, { a: { b: 1, d: 2 } }, { a: { c: 1, d: 2 } }],
    [
      'a field of another section',
      { move: { 'a.b': 'z.b' } },
      { a: { b: 1 } },
      { a: {}, z: { b: 1 } },
    ],
    ['a section', { move: { a: 'z' } }, { a: { b: 1 } }, { z: { b: 1 } }],
    [
      'a field of an object',
      { move: { 'a.b.c': 'a.b.d' } },
      { a: { b: { c: 1 } } },
      { a: { b: { d: 1 } } },
    ],
    [
      'a field out of an object',
      { move: { 'a.b.c': 'a.c' } },
      { a: { b: { c: 1 } } },
      { a: { b: {}, c: 1 } },
    ],
    [
      'a field of each item',
      { move: { 'a.*.b': 'a.*.c' } },
      { a: [{ b: 1 }, { d: 2 }, 'odd'] },
      { a: [{ c: 1 }, { d: 2 }, 'odd'] },
    ],
    [
      'a field of items of items',
      { move: { 'a.*.b.*.c': 'a.*.b.*.d' } },
      { a: [{ b: [{ c: 1 }, { c: 2 }] }] },
      { a: [{ b: [{ d: 1 }, { d: 2 }] }] },
    ],
    ['nothing where nothing was answered', { move: { 'a.b': 'a.c' } }, { z: 1 }, { z: 1 }],
    [
      'nothing out of what is not an object',
      { move: { 'a.b': 'a.c' } },
      { a: 'odd' },
      { a: 'odd' },
    ],
    [
      'nothing over a newer answer',
      { move: { 'a.b': 'a.c' } },
      { a: { b: 'old', c: 'new' } },
      { a: { c: 'new' } },
    ],
    ['a choice', { replace: { 'a.b': { was: 'is' } } }, { a: { b: 'was' } }, { a: { b: 'is' } }],
    [
      'one of several choices',
      { replace: { a: { was: 'is' } } },
      { a: ['was', 'x'] },
      { a: ['is', 'x'] },
    ],
    [
      'a choice of each item',
      { replace: { 'a.*.id': { was: 'is' } } },
      { a: [{ id: 'was' }, { id: 'x' }] },
      { a: [{ id: 'is' }, { id: 'x' }] },
    ],
    ['no inherited name', { replace: { a: { was: 'is' } } }, { a: 'toString' }, { a: 'toString' }],
    ['an answer away', { remove: ['a.b', 'z'] }, { a: { b: 1, c: 2 }, z: 1 }, { a: { c: 2 } }],
    [
      'an answer of each item away',
      { remove: ['a.*.b'] },
      { a: [{ b: 1, c: 2 }] },
      { a: [{ c: 2 }] },
    ],
  ])('move %s', (_name, migration, stored, expected) => {
    expect(migrated(migration, stored)).toEqual(expected);
  });

  it('move the acknowledged value with the answer, so that a rename sends nothing', () => {
    const sync = { a: { rev: '2.x', ack: '2.x' } };
    const { sync: after } = migrated({ move: { 'a.b': 'a.c' } }, { a: { b: 1 }, sync });
    expect(after).toEqual(sync);
  });

  it('keep a change in flight apart from the acknowledged value', () => {
    const sync = { a: { rev: '3.x', ack: '2.x', base: { b: 1 }, held: ['b', 'z'] } };
    const stored = migrated({ move: { 'a.b': 'a.c' } }, { a: { b: 2 }, sync });
    expect(stored).toEqual({
      a: { c: 2 },
      sync: { a: { rev: '3.x', ack: '2.x', base: { c: 1 }, held: ['c', 'z'] } },
    });
  });

  it('move what is in flight along with its answer', () => {
    const sync = { a: { rev: '3.x', ack: '2.x', sent: { rev: '3.x', value: { b: 2 } } } };
    const { sync: after } = migrated({ move: { 'a.b': 'a.c' } }, { a: { b: 2 }, sync });
    expect(after).toEqual({
      a: { rev: '3.x', ack: '2.x', sent: { rev: '3.x', value: { c: 2 } } },
    });
  });

  it('keep that an answer was emptied by what is in flight', () => {
    const sync = { a: { rev: '3.x', sent: { rev: '3.x' } } };
    const { sync: after } = migrated({ move: { a: 'z' } }, { sync });
    expect(after).toMatchObject({ z: { rev: '3.x', sent: { rev: '3.x' } } });
  });

  it.each([
    ['in a group', { 'a.b.c': 'a.b.d' }, ['b.c'], ['b.d']],
    ['with its group', { 'a.b': 'a.z' }, ['b.c', 'b'], ['z.c', 'z']],
    ['in a row', { 'a.*.c': 'a.*.d' }, ['0.c', '12.c'], ['0.d', '12.d']],
    ['that did not move', { 'a.b': 'a.z' }, ['', 'bc', 'c.b'], ['', 'bc', 'c.b']],
  ])('hold back the same field %s', (_, move, held, after) => {
    const stored = migrated({ move }, { a: {}, sync: { a: { rev: '1.x', held } } });
    expect(stored['sync']).toEqual({ a: { rev: '1.x', held: after } });
  });

  it('hold back a field in the section that it moved to', () => {
    const sync = { a: { rev: '1.x', held: ['b', 'c'] } };
    const { sync: after } = migrated({ move: { 'a.b': 'z.y' } }, { a: { b: 1, c: 2 }, sync });
    expect(after).toEqual({ a: { rev: '1.x', held: ['c'] }, z: { rev: '1.x', held: ['y'] } });
  });

  it('move a half-typed answer', () => {
    const sync = { a: { rev: '3.x', typed: { b: '12/' } } };
    const stored = migrated({ move: { 'a.b': 'a.c' } }, { a: {}, sync });
    expect(stored).toEqual({ a: {}, sync: { a: { rev: '3.x', typed: { c: '12/' } } } });
  });

  it('carry the bookkeeping of a section over to its new name', () => {
    const sync = { a: { rev: '2.x', ack: '2.x' } };
    const { sync: after } = migrated({ move: { a: 'z' } }, { a: { b: 1 }, sync });
    expect(after).toMatchObject({ z: { rev: '2.x', ack: '2.x' } });
  });

  it('keep an answer unsent when it moves into a section that the server has', () => {
    const sync = { a: { rev: '3.x', ack: '1.x', base: {} }, z: { rev: '2.x', ack: '2.x' } };
    const stored = migrated({ move: { 'a.b': 'z.b' } }, { a: { b: 9 }, z: { c: 1 }, sync });
    expect(stored['z']).toEqual({ c: 1, b: 9 });
    expect(stored['sync']).toMatchObject({ z: { rev: '2.x', base: { c: 1 } } });
    expect(stored['sync']).not.toHaveProperty('z.ack');
  });

  it('accept any object, leave it unchanged and return an object', () => {
    const migrate = migrator([
      { version: 2, move: { 'a.b': 'a.c', 'a.*.b': 'a.*.c', d: 'e' }, remove: ['f.g'] },
      { version: 3, replace: { d: { x: 'y' }, 'a.*.b': { x: 'y' } } },
    ]);
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'sync');
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('x', 1, null, true),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(key, tie('tree'), { maxKeys: 4 }),
      ),
    }));
    const objects = fc.oneof(
      fc.dictionary(key, tree, { maxKeys: 6 }),
      fc.dictionary(fc.string(), fc.jsonValue()),
    );
    seeded(
      fc.property(objects, (stored) => {
        const before = JSON.stringify(stored);
        const parsed: JsonObject = JSON.parse(before);
        const once = migrate(parsed, 0);
        expect(isObject(once)).toBe(true);
        expect(JSON.stringify(parsed)).toBe(before);
      }),
    );
  });
});

function asItIs(_section: string, value: unknown): Json | undefined {
  return typeof value === 'string' ? value : undefined;
}
