import { expect, test } from 'vitest';
import { addEntry, entryKeys, takesEntries } from '../../../src/checker/edits/catalog-entry.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import type { JsonObject } from '../../../src/engine/core.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { done, why } from './edited.ts';

const tiny = questionnaire('tiny');

test('the keys of an entry are those of its meta-schema', () => {
  expect(entryKeys(tiny, 'activities').map(({ name, kind }) => [name, kind])).toEqual([
    ['id', 'text'],
    ['label', 'text'],
    ['activities', 'texts'],
  ]);
});

test('an entry is added at the end of its catalog', () => {
  const after = done(addEntry(tiny, 'states', { id: 'Utah', label: 'Utah', code: 'UT' }));
  expect(after.get('schemas/catalog/states.json')).toContain('"Utah"');
  expect(lint(after)).toEqual([]);
});

test.each([
  [{ id: 'Ohio', label: 'Ohio', code: 'OH' }, '"Ohio" is already an entry of "states".'],
  [{ id: 'Utah', label: 'Utah' }, 'An entry of "states" needs "code".'],
])('%j is refused: %s', (entry, reason) => {
  expect(why(addEntry(tiny, 'states', entry))).toContain(reason);
});

const site = readProject('.');
const catalogs = [...site.keys()].flatMap(
  (path) => /^schemas\/catalog\/([^/]+)\.json$/.exec(path)?.[1] ?? [],
);

test('an entry can be written wherever one is asked for, and nowhere else', () => {
  const SAMPLES = { text: 'x', number: 1, texts: ['x'], code: undefined };
  const written = (catalog: string): JsonObject =>
    Object.fromEntries(
      entryKeys(site, catalog).flatMap(({ name, kind }) => {
        const value = SAMPLES[kind];
        return value === undefined ? [] : [[name, value]];
      }),
    );
  const possible = catalogs.filter((one) => addEntry(site, one, written(one)).ok);
  expect(catalogs.filter((one) => takesEntries(site, one))).toEqual(possible);
  expect(possible).not.toContain('brand');
  expect(possible).toContain('states');
});
