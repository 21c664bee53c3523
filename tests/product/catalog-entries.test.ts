import { expect, test } from 'vitest';
import { addEntry, entryKeys, takesEntries } from '../../src/checker/edits/catalog-entry.ts';
import type { JsonObject } from '../../src/engine/core.ts';
import { readProject } from '../../src/server/project/files.ts';

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
