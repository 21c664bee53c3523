import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import type { Relation } from '../../../src/server/backend/catalog.ts';
import { parseSelection } from '../../../src/server/backend/rest/selection.ts';

const column = (name: string) => ({ name, type: 'text', nullable: false, defaultValue: null });
const relation: Relation = {
  name: 'onboarding_answers',
  kind: 'table',
  columns: new Map(['id', 'answers'].map((name) => [name, column(name)])),
  primaryKey: ['id'],
};

const items = (count: number) =>
  Array.from({ length: count }, (_, n) => `a${n}:answers->a${n}`).join(',');

test('fifty names are selected', () => {
  expect(parseSelection(items(50), relation)).toHaveLength(50);
});

test.for([
  ['more than fifty names', items(51), 'More than 50 names'],
  ['a column twice', 'id,answers,id', "The name 'id' is given twice"],
  ['an alias twice', 'x:id,x:answers', "The name 'x' is given twice"],
  ['a path that is called like a column', 'id,answers->id', "The name 'id' is given twice"],
  ['a column beside all of them', '*,id', "The name 'id' is given twice"],
  ['all columns twice', '*,*', "The name 'id' is given twice"],
  ['a column twice under two names', 'a:answers,b:answers', "The column 'answers' is given twice"],
  ['a column under a name of its own, too', 'id,x:id', "The column 'id' is given twice"],
  ['one of all columns under another name', '*,x:answers', "The column 'answers' is given twice"],
  ['a path twice', 'x:answers->a,y:answers->>a', "The column 'answers->a' is given twice"],
] as const)('%s: 400', ([, text, details]) => {
  expect(() => parseSelection(text, relation)).toThrow(
    expect.objectContaining({
      status: 400,
      body: expect.objectContaining({ code: 'PGRST100', details }),
    }),
  );
});

test('a NUL in an alias: 400', () => {
  expect(() => parseSelection('a\0b:id', relation)).toThrow(
    expect.objectContaining({
      status: 400,
      body: expect.objectContaining({ code: 'PGRST100' }),
    }),
  );
});

test.for(['*,city:answers->>city', 'id,answers', 'x:id', 'answers->a,answers->b'])(
  '%s has each name and column once',
  (text) => {
    expect(() => parseSelection(text, relation)).not.toThrow();
  },
);

/** What the parser must find, as a single pattern, which takes quadratic time. */
const EMBEDDED = /^(?:[^():]+:)?([^():!]+)[^()]*\(/;

test('an embedded table is found as by its pattern', () => {
  const item = string({
    unit: constantFrom('a', 'b', ':', '!', '(', ')'),
    minLength: 1,
    maxLength: 10,
  });
  const refusal = (text: string): string => {
    try {
      parseSelection(text, relation);
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
    return '';
  };
  assert(
    property(item, (text) => {
      const table = EMBEDDED.exec(text)?.[1];
      const found = /relationship between '.*' and '(.*)' in/.exec(refusal(text))?.[1];
      expect(found).toBe(table);
    }),
    { numRuns: 2_000 },
  );
});
