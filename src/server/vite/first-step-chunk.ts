import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Rolldown, parseAst } from 'vite';
import { FUNNEL as MAIN } from '../../site/funnel-path.ts';
import { reached } from './manifest.ts';
import { flowFiles } from './questionnaires.ts';

/**
 * Not the application itself: it imports every page of the site, and the offline copy of the funnel
 * includes everything that its files import.
 */
const FUNNEL = 'src/site/funnel/OnboardingRoutes.tsx';

/** Names of files in the build's manifest: what every questionnaire needs, and what one opens with. */
export const FUNNEL_CHUNK = 'funnel';
export const startChunk = (questionnaire: string): string => `start-${questionnaire}`;

/**
 * One file for all of our code that any first question needs, and one per questionnaire with its flow
 * and its first question, so that no questionnaire adds to the size of another. Split by imports there
 * would be some twenty files, most of them one kilobyte. Over HTTP/1.1 browsers fetch six at a time, so
 * the seventh would wait for the first.
 */
export function firstStepChunk(root = process.cwd()): Rolldown.CodeSplittingGroup {
  const starts = flowFiles(root).map(({ id, base, file, start }) => ({
    name: startChunk(id),
    isMain: base === MAIN,
    entries: [`${file}?flow`, `${join(root, 'schemas', start, 'schema.json')}?step`],
  }));
  const entries = new Set(engineEntries(root));
  let chunkOf: ((id: string) => string | null) | undefined;
  return {
    debugName: 'first step',
    // The chunks below list everything in them; otherwise their imports would be added as well.
    includeDependenciesRecursively: false,
    name(id, modules) {
      const next = (module: string) =>
        usedImports(module, entries, (other) => modules.getModuleInfo(other));
      chunkOf ??= chunks(
        reached([resolve(root, FUNNEL)], next),
        starts.map((one) => ({ ...one, ids: reached(one.entries, next) })),
      );
      return chunkOf(id);
    },
  };
}

/** The files by which the engine is imported. */
const engineEntries = (root: string): string[] =>
  readdirSync(join(root, 'src/engine'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(root, 'src/engine', name));

type Start = {
  name: string;
  isMain: boolean;
  entries: readonly string[];
  ids: ReadonlySet<string>;
};

/**
 * Code that more than one questionnaire opens with is shared like the rest. Widgets that only one
 * of the others opens with stay separate files: otherwise, later steps would load its flow with
 * them.
 */
function chunks(shared: ReadonlySet<string>, starts: readonly Start[]) {
  return (id: string): string | null => {
    const [own, ...others] = starts.filter(({ ids }) => ids.has(id));
    if (shared.has(id) || others.length > 0) return FUNNEL_CHUNK;
    return own && (own.isMain || own.entries.includes(id)) ? own.name : null;
  };
}

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
