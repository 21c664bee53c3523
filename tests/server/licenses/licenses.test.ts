import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Shipped,
  isAllowed,
  licensePage,
  refusals,
  shippedPackages,
} from '../../../src/server/licenses/plugin.ts';

const allowed = ['MIT', 'ISC'];
const shipped = (name: string, license: string, text = ''): Shipped => ({
  name,
  version: '1.0.0',
  license,
  text,
});

describe('a license', () => {
  it.each([
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['MIT OR GPL-3.0-only', true],
    ['(GPL-3.0-only OR ISC)', true],
    ['MIT AND GPL-3.0-only', false],
    ['MIT AND ISC', true],
    ['GPL-2.0-only WITH Classpath-exception-2.0', false],
    ['(MIT AND (GPL-3.0-only OR ISC))', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['none', false],
  ])('%s is on the list of MIT and ISC: %s', (expression, expected) => {
    expect(isAllowed(expression, allowed)).toBe(expected);
  });

  it('that is not on the list is reported with its package and the remedy', () => {
    expect(refusals([shipped('fine', 'MIT')])).toEqual([]);
    const [line = '', ...others] = refusals([shipped('fine', 'MIT'), shipped('bad', 'AGPL-3.0')]);
    expect(others).toEqual([]);
    expect(line).toMatch(/^bad 1\.0\.0 is under "AGPL-3\.0".*allowed\.json/);
  });
});

describe('the packages of a build', () => {
  const root = mkdtempSync(join(tmpdir(), 'licenses-'));
  const add = (path: string, file: object, text = '') => {
    const folder = join(root, 'node_modules', path);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify(file));
    if (text !== '') writeFileSync(join(folder, 'LICENSE.md'), text);
    return folder;
  };
  const font = { version: '5.0.0', license: 'OFL-1.1' };
  for (const name of ['big-shoulders-display', 'figtree']) {
    add(`@fontsource-variable/${name}`, { name: `@fontsource-variable/${name}`, ...font });
  }
  const outer = add('outer', { name: 'outer', version: '2.0.0', license: 'MIT' }, 'Terms of outer');
  const inner = add('outer/node_modules/@in/ner', { name: '@in/ner', version: '1.0.0' });
  add('vite', { name: 'vite', version: '8.0.0', license: 'MIT' });

  it('are those of its modules, each once, nested ones included, and the fonts', () => {
    const modules = [
      join(root, 'src/site/app/main.tsx'),
      join(outer, 'index.js'),
      join(outer, 'lib/deep.js'),
      `\0${join(inner, 'index.js')}?commonjs`,
      '\0vite/preload-helper.js',
    ];
    const found = shippedPackages(modules, root);
    expect(found.map(({ name, license }) => `${name}: ${license}`)).toEqual([
      '@fontsource-variable/big-shoulders-display: OFL-1.1',
      '@fontsource-variable/figtree: OFL-1.1',
      '@in/ner: none',
      'outer: MIT',
      'vite: MIT',
    ]);
    expect(found.find(({ name }) => name === 'outer')?.text).toBe('Terms of outer');
  });
});

describe('the page of licenses', () => {
  it('lists every package, and prints a shared text once', () => {
    const page = licensePage([
      shipped('a', 'MIT', 'Shared terms'),
      shipped('b', 'MIT', 'Shared terms'),
      shipped('c', 'ISC'),
    ]);
    expect(page).toContain('a 1.0.0: MIT\nb 1.0.0: MIT\nc 1.0.0: ISC\n');
    expect(page.split('Shared terms')).toHaveLength(2);
    expect(page).toContain('a, b\n\nShared terms');
  });
});
