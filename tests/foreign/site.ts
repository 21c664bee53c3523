import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { applyAll, type Edit } from '../../src/checker/project/edit.ts';
import { readProject } from '../../src/server/project/files.ts';
import { questionnairePath } from '../fixtures/questionnaire.ts';
import { run, type Ran } from './run.ts';

/** The parts of a site besides its questions. */
const PARTS = [
  'src',
  'schemas',
  'scripts',
  'public',
  'supabase',
  'docs',
  '.oxfmtrc.json',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];
/** Tests that pass whatever the questions are (tests/architecture.test.ts). */
const ENGINE_SUITES = ['checker', 'engine'];
/** The files that they read, and their setup. */
const SHARED = ['tests/fixtures', 'tests/run/clean-page.ts'];

/** Removes the site's links to its second questionnaire, which is gone as well. */
const UNLINKED: readonly Edit[] = [
  { file: 'schemas/content/products/commercial-auto.json', remove: '/coverage/ask' },
];

/** Enrolling at a dance school, and planning a workshop there with every JSON Schema keyword. */
const FIXTURES = ['dance-school', 'dance-workshop'];

/**
 * A copy of the project in a temporary folder: the site, the engine's tests, and other parts.
 * @returns its path
 */
export function copyOfSite(more: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'plumbline-site-'));
  const tests = ENGINE_SUITES.map((suite) => `tests/${suite}`);
  for (const part of [...PARTS, ...tests, ...SHARED, ...importedFrom(tests), ...more]) {
    cpSync(part, join(root, part), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir');
  return root;
}

/**
 * A copy of the project in a temporary folder in which fixtures replace all questions: all flows, all
 * steps, and all catalogs that no page of the site reads.
 * @returns its path
 */
export function foreignSite(): string {
  const root = copyOfSite([]);
  removeQuestions(join(root, 'schemas'));
  for (const fixture of FIXTURES) cpSync(questionnairePath(fixture), root, { recursive: true });
  for (const [path, text] of applyAll(readProject(root), UNLINKED)) {
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Runs the tests that pass whatever the questions are in a copy of the project. */
export const runEngineTests = (root: string): Ran =>
  run(root, 'npx', 'vitest', 'run', ...ENGINE_SUITES.map((name) => `tests/${name}/`));

/** Paths of other tests' files that the tests in these folders import, directly or not. */
function importedFrom(folders: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (path: string) => {
    for (const [, to = ''] of readFileSync(path, 'utf8').matchAll(/from '(\.[^'?]+\.tsx?)'/g)) {
      const file = join(dirname(path), to);
      if (!file.startsWith('tests/') || found.has(file)) continue;
      found.add(file);
      follow(file);
    }
  };
  folders.flatMap(codeIn).forEach(follow);
  return found;
}

const codeIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

function removeQuestions(schemas: string): void {
  const remove = (...path: string[]) => rmSync(join(schemas, ...path), { recursive: true });
  for (const entry of readdirSync(schemas, { withFileTypes: true })) {
    const isStep = entry.isDirectory() && !['meta', 'catalog', 'content'].includes(entry.name);
    if (isStep) remove(entry.name);
  }
  const read = catalogsOfPages();
  for (const file of readdirSync(join(schemas, 'catalog'))) {
    const name = file.replace('.json', '');
    if (read.has(name)) continue;
    remove('catalog', file);
    remove('meta', `catalog-${name}.schema.json`);
  }
}

/** Names of the catalogs that the code of the site imports: brand, plans, states of a policy. */
function catalogsOfPages(): ReadonlySet<string> {
  const files = codeIn('src').map((path) => readFileSync(path, 'utf8'));
  return new Set(
    files.flatMap((code) =>
      [...code.matchAll(/from '[./]*\/schemas\/catalog\/([\w-]+)\.json'/g)].map(
        ([, name = '']) => name,
      ),
    ),
  );
}
