import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

const IMPORT = /^import (\w+) from '(\.[^']*\.module\.css)';$/gm;

/** Every use of a CSS module: where it is imported, and which of its classes the code names. */
const uses = files
  .filter((file) => file.endsWith('.tsx') || file.endsWith('.ts'))
  .flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return [...code.matchAll(IMPORT)].map(([, name = '', path = '']) => ({
      file,
      sheet: join(dirname(file), path),
      // `styles.bar` and `styles['bar']`, but not the `styles.module.css` of a path.
      classes: [
        ...code.matchAll(new RegExp(`(?<![/.\\w-])${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g')),
      ].map(([, one, quoted = '']) => one ?? quoted),
      isComputed: new RegExp(`(?<![/.\\w-])${name}\\[(?!')`).test(code),
    }));
  });

/** The classes of a style sheet, without comments and declarations. */
function classesIn(sheet: string): Set<string> {
  const selectors = readFileSync(sheet, 'utf8')
    .replaceAll(/\/\*.*?\*\/|:global\([^)]*\)/gs, '')
    .replaceAll(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

const sheets = files.filter((file) => file.endsWith('.module.css'));

test('every class that code names is in its style sheet', () => {
  const missing = uses.flatMap(({ file, sheet, classes }) => {
    const known = classesIn(sheet);
    return classes.filter((name) => !known.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('every class of a style sheet is named by code', () => {
  const unused = sheets.flatMap((sheet) => {
    const own = uses.filter((use) => use.sheet === sheet);
    if (own.some(({ isComputed }) => isComputed)) return [];
    const named = new Set(own.flatMap(({ classes }) => classes));
    return [...classesIn(sheet)]
      .filter((name) => !named.has(name))
      .map((name) => `${basename(sheet)}: ${name}`);
  });
  expect(unused).toEqual([]);
});
