import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));

it('npm has nothing to ask: there is a decision on every package with an install script', () => {
  const scripted = Object.entries(lock.packages)
    .filter(([, locked]) => 'hasInstallScript' in locked && locked.hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(scripted).toEqual(Object.keys(manifest.allowScripts));
});

it('no CSS module composes classes of another file, which PostCSS warns about and ships twice', () => {
  const sheets = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.css'))
    .map((entry) => join(entry.parentPath, entry.name));
  const composing = sheets.filter((path) =>
    /composes:[^;]*\sfrom\s/.test(readFileSync(path, 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(composing.map((path) => relative(root, path))).toEqual([]);
});
