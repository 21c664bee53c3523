import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isMissing, pathsIn, root } from './places.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const FOLDERS = ['src', 'tests', 'schemas', 'flows', 'scripts', 'supabase'];
const TEXT = /\.(ts|tsx|mjs|json|css|sql|md)$/;

/** One decision: its number, and the lines under its heading. */
type Entry = { id: string; lines: readonly string[] };

const entries = read('docs/decisions.md')
  .split(/^### /m)
  .slice(1)
  .map((text): Entry => {
    const [heading = '', ...rest] = (text.split(/^## /m)[0] ?? '').split('\n');
    return { id: heading.split(':')[0] ?? '', lines: rest.filter((line) => line !== '') };
  });

/** Files by decision number that is cited in them. */
function citations(): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of FOLDERS) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, file);
      if (!TEXT.test(path)) continue;
      for (const [id] of read(path).matchAll(/\bD\d{1,2}\b/g)) found.set(id, path);
    }
  }
  return found;
}

describe('the list of decisions', () => {
  it('has an entry for every number that is cited', () => {
    const known = new Set(entries.map(({ id }) => id));
    const cited = [...citations()];
    expect(cited.length).toBeGreaterThan(25);
    expect(cited.filter(([id]) => !known.has(id))).toEqual([]);
  });

  it('is numbered without gaps', () => {
    expect(entries.map(({ id }) => id)).toEqual(entries.map((_, index) => `D${index + 1}`));
  });

  it.each(entries)('describes $id in at most five lines: what, why and where', ({ lines }) => {
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(lines.some((line) => line.startsWith('Why: '))).toBe(true);
    expect(lines.at(-1)).toMatch(/^Where: /);
  });

  it.each(entries)('names only existing places for $id', ({ lines }) => {
    const paths = pathsIn(lines.at(-1) ?? '');
    expect(paths.filter(isMissing)).toEqual([]);
    expect(paths.length).toBeGreaterThan(0);
  });
});
