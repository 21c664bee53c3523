import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  type Catalog,
  type Catalogs,
  isObject,
  type Json,
  type JsonObject,
} from '../../engine/core.ts';
import type { HotUpdateOptions, Plugin } from 'vite';

/** A JSON file whose root is an object. @throws with the file's name when it is not. */
export function readJson(file: string): JsonObject {
  const parsed: Json = parse(file);
  if (!isObject(parsed)) throw new Error(`${file} must hold a JSON object.`);
  return parsed;
}

/** The files of one step's folder; `rules.json` is optional. */
export type StepFiles = {
  id: string;
  schemaFile: string;
  uiFile: string;
  rulesFile: string;
  catalogDir: string;
};

export function stepFiles(schemaFile: string): StepFiles {
  const folder = dirname(schemaFile);
  return {
    id: basename(folder),
    schemaFile,
    uiFile: join(folder, 'ui.json'),
    rulesFile: join(folder, 'rules.json'),
    catalogDir: join(dirname(folder), 'catalog'),
  };
}

/** The rules of a step, in order; none if there is no file. */
export function readRules(file: string): Json {
  return existsSync(file) ? (readJson(file)['rules'] ?? []) : [];
}

/** The catalogs with these names. @throws when a file is missing or has no entries. */
export function readCatalogs(dir: string, names: Iterable<string>): Catalogs {
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, readCatalog(catalogFile(dir, name))]),
  );
}

export function catalogFile(dir: string, name: string): string {
  return join(dir, `${name}.json`);
}

/** The catalog in a file. @throws when it has no entries. */
export function readCatalog(file: string): Catalog {
  const { entries } = readJson(file);
  if (!Array.isArray(entries)) throw new Error(`${file} must have "entries".`);
  return {
    entries: entries.map((entry) => {
      if (!isObject(entry) || typeof entry['id'] !== 'string') {
        throw new Error(`Every entry of ${file} must have an "id".`);
      }
      return { ...entry, id: entry['id'] };
    }),
  };
}

function parse(file: string): Json {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}

/** The source files of a generated module, besides the one it is named after. */
type MadeOf = {
  /** Registers the source files of the module; call it before generating it, which may fail. */
  note: (module: string, files: readonly string[]) => void;
  hotUpdate: NonNullable<Plugin['hotUpdate']>;
};

/**
 * Vite does not look for imports in a module whose name ends in `.json?…`, so it does not know its
 * sources. Without this, a saved file would show up only after a restart of the dev server.
 */
export function madeOf(): MadeOf {
  const sources = new Map<string, ReadonlySet<string>>();
  return {
    note: (module, files) => void sources.set(module, new Set(files)),
    hotUpdate({ file, modules }: HotUpdateOptions) {
      const stale = [...sources].flatMap(([module, files]) => {
        const made = files.has(file) ? this.environment.moduleGraph.getModuleById(module) : null;
        return made ? [made] : [];
      });
      return stale.length === 0 ? undefined : [...new Set([...modules, ...stale])];
    },
  };
}
