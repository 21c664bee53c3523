import { dirname, resolve } from 'node:path';
import { parseAst, type Rolldown } from 'vite';

type ModuleInfo = Rolldown.ModuleInfo;
type GetInfo = (id: string) => ModuleInfo | null;

/**
 * What a module imports, seen through an entry that only re-exports: of it, the modules whose names
 * are imported. `importedIds` alone would lead to everything that the entry offers, and everything
 * would be in the file that the first question waits for.
 */
export function usedImports(id: string, entries: ReadonlySet<string>, infoOf: GetInfo): string[] {
  const info = infoOf(id);
  if (info === null) return [];
  const direct = info.importedIds.filter((imported) => !entries.has(imported));
  if (direct.length === info.importedIds.length) return direct;
  const named = importsIn(info).filter(({ from }) => entries.has(from));
  return [...direct, ...named.flatMap(({ name, from }) => sourceOf(name, from, infoOf))];
}

type Named = { name: string; from: string };

/** Each name that a module imports or exports from another file, with that file. */
function importsIn({ id, code }: ModuleInfo): Named[] {
  const path = (source: string) => resolve(dirname(id), source);
  return parseAst(code ?? '').body.flatMap((node): Named[] => {
    if (node.type === 'ImportDeclaration') {
      return node.specifiers.map((part) => ({
        name: part.type === 'ImportSpecifier' ? nameOf(part.imported) : part.local.name,
        from: path(node.source.value),
      }));
    }
    if (node.type !== 'ExportNamedDeclaration' || node.source === null) return [];
    const { value } = node.source;
    return node.specifiers.map((part) => ({ name: nameOf(part.exported), from: path(value) }));
  });
}

/** The module behind a name of an entry: the entry itself if the name is its own. */
function sourceOf(name: string, entry: string, infoOf: GetInfo): string[] {
  const info = infoOf(entry);
  const known = info === null ? [] : importsIn(info).filter((part) => part.name === name);
  return known.length > 0 ? known.map(({ from }) => from) : [entry];
}

const nameOf = (node: { name: string } | { value: unknown }): string =>
  'name' in node ? node.name : String(node.value);
