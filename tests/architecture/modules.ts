import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** `to` is a path from the root for a local file (`src/engine/core.ts`), else a package's name. */
export type Import = { from: string; to: string; onlyTypes: boolean };
/** `code` is without comments, where a path or a name may stand in words. */
export type SourceFile = { path: string; code: string; imports: Import[] };

export function parseFile(path: string, text: string): SourceFile {
  const { module, comments } = parseSync(path, text);
  const target = (specifier: string) => {
    const [plain = ''] = specifier.split('?');
    return plain.startsWith('.') ? join(dirname(path), plain).split(sep).join('/') : plain;
  };
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      onlyTypes: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null ? [] : [{ specifier: moduleRequest.value, onlyTypes: isType }],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      onlyTypes: false,
    })),
    // Types by `import('./a.ts').A` are no imports of the module.
    ...[...text.matchAll(/\bimport\('([^']+)'\)\./g)].map(([, specifier = '']) => ({
      specifier,
      onlyTypes: true,
    })),
  ];
  const code = comments.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  const imports = found.map(({ specifier, onlyTypes }) => ({
    from: path,
    to: target(specifier),
    onlyTypes,
  }));
  return { path, code, imports };
}

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

export const readModule = (path: string): SourceFile => parseFile(path, readText(path));

export function modulesIn(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mts|mjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .map(readModule);
}

export const isIn = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** Ways along the arrows that end where they began: `a → b → a`. */
export function circles(arrows: ReadonlyMap<string, Iterable<string>>): string[] {
  const ended = new Set<string>();
  const from = (name: string, trail: readonly string[]): string[] => {
    if (trail.includes(name)) return [[...trail.slice(trail.indexOf(name)), name].join(' → ')];
    if (ended.has(name)) return [];
    const found = [...(arrows.get(name) ?? [])].flatMap((to) => from(to, [...trail, name]));
    ended.add(name);
    return found;
  };
  return [...arrows.keys()].flatMap((name) => from(name, []));
}

/** Which folder a file lies in, at the second level of `src`: `src/engine/flow`. */
const folderOf = (path: string): string => path.split('/').slice(0, -1).slice(0, 3).join('/');

/** Arrows between the folders of one room. */
export function foldersOf(files: readonly SourceFile[], room: string): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const { path, imports } of files.filter((file) => isIn(file.path, [room]))) {
    const from = folderOf(path);
    const to = imports.map((one) => one.to).filter((one) => isIn(one, [room]));
    const others = to.map(folderOf).filter((folder) => folder !== from);
    arrows.set(from, new Set([...(arrows.get(from) ?? []), ...others]));
  }
  return arrows;
}
