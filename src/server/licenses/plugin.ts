import { build, type Plugin } from 'vite';
import list from './allowed.json' with { type: 'json' };
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The page with the licenses of everything in the build. */
const LICENSES = 'licenses.txt';

/** Lists the packages in the visitor's bundle, and fails on a license that is not allowed. */
export function licenses(): Plugin {
  return {
    name: 'plumbline:licenses',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      const packages = shippedPackages(modules, process.cwd());
      const refused = refusals(packages);
      if (refused.length > 0) this.error(refused.join('\n'));
      this.emitFile({ type: 'asset', fileName: LICENSES, source: licensePage(packages) });
    },
  };
}

const LINE = '-'.repeat(72);

/** `react 19.3.1: MIT`, one line for each package. */
function licenseTable(packages: readonly Shipped[]): string {
  return packages.map(({ name, version, license }) => `${name} ${version}: ${license}`).join('\n');
}

/** The text that ships with the site: what is in it, and each license once. */
export function licensePage(packages: readonly Shipped[]): string {
  const byText = new Map<string, Shipped[]>();
  for (const one of packages) {
    const text = one.text || one.license;
    byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  const texts = [...byText].map(([text, group]) =>
    [LINE, group.map(({ name }) => name).join(', '), '', text].join('\n'),
  );
  return `This site contains the following open source software and fonts.\n\n${licenseTable(packages)}\n\n${texts.join('\n\n')}\n`;
}

/**
 * True if the licenses on the list satisfy an SPDX expression. `A OR B` needs one, `A AND B` needs
 * both; an exception (`WITH`) or anything unknown is not on the list.
 */
export function isAllowed(expression: string, allowed: readonly string[] = list.allowed): boolean {
  const plain = expression.replace(/^\s*\((.*)\)\s*$/, '$1');
  if (/[()]/.test(plain)) return false;
  return plain
    .split(/\sOR\s/)
    .some((either) => either.split(/\sAND\s/).every((one) => allowed.includes(one.trim())));
}

/** One line for each package that may not be shipped, and what to do about it. */
export function refusals(packages: readonly Shipped[]): string[] {
  return packages
    .filter(({ license }) => !isAllowed(license))
    .map(
      ({ name, version, license }) =>
        `${name} ${version} is under "${license}", which is not in src/server/licenses/allowed.json: replace the package, or have the license looked at and added.`,
    );
}

/** A package with code in the build; `license` is an SPDX expression. */
export type Shipped = { name: string; version: string; license: string; text: string };

/** The two font files of `src/engine/ui/fonts` are subsets of these (`npx plumbline fonts`). */
const FONTS = ['@fontsource-variable/big-shoulders-display', '@fontsource-variable/figtree'];
/** Modules that the bundlers add to the build, by the start of their names. */
const BUNDLERS = { '\0vite/': 'vite', '\0rolldown/': 'rolldown' };

/** The packages that the modules of a build come from, and the fonts, sorted by name. */
export function shippedPackages(modules: readonly string[], root: string): Shipped[] {
  const folders = new Set([
    ...modules.flatMap((id) => folderOf(id, root)),
    ...FONTS.map(inRoot(root)),
  ]);
  const found = [...folders].map(describe);
  return found.toSorted(
    (a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version),
  );
}

const inRoot = (root: string) => (name: string) => join(root, 'node_modules', name);

/** The innermost package of a module; none for our own modules. */
function folderOf(id: string, root: string): string[] {
  const bundler = Object.entries(BUNDLERS).find(([start]) => id.startsWith(start));
  if (bundler !== undefined) return [inRoot(root)(bundler[1])];
  const match = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id);
  return match?.[1] === undefined ? [] : [match[1]];
}

function describe(folder: string): Shipped {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  return { name, version, license: license ?? 'none', text: licenseText(folder) };
}

/** The package's own license file; empty if it has none. */
function licenseText(folder: string): string {
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.|-|$)/i.test(one));
  return file === undefined || !existsSync(join(folder, file))
    ? ''
    : readFileSync(join(folder, file), 'utf8').trim();
}

/**
 * Bundles the site without writing it, and resolves to the license of every package in it.
 * @throws like the build if one of them is not on the list of allowed licenses
 */
export async function builtLicenseTable(): Promise<string> {
  const output = await build({ logLevel: 'warn', build: { write: false } });
  const files = Array.isArray(output) || !('output' in output) ? [] : output.output;
  const page = files.find(({ fileName }) => fileName === LICENSES);
  if (page?.type !== 'asset') throw new Error('The build has lost its list of licenses');
  const [, table = ''] = String(page.source).split('\n\n');
  return `${table}\n${table.split('\n').length} packages, all under allowed licenses`;
}
