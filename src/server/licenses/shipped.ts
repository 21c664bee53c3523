import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
