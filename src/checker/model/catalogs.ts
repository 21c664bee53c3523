import { type Catalog, type CatalogEntry, isObject } from '../../engine/core.ts';
import type { SourceFile } from '../project/source-file.ts';

type ModelCatalogs = Readonly<Record<string, Catalog>>;

let madeCatalogs: { files: readonly SourceFile[]; catalogs: ModelCatalogs } | undefined;

/** Returns the same object until a catalog changes, because many caches depend on its identity. */
export function catalogsOf(all: readonly SourceFile[]): ModelCatalogs {
  const files = all.filter(({ path }) => path.startsWith('schemas/catalog/'));
  const before = madeCatalogs;
  const isSame =
    before?.files.length === files.length &&
    files.every((file, index) => file === before.files[index]);
  if (!isSame) madeCatalogs = { files, catalogs: byName(files.flatMap(catalogOf)) };
  return madeCatalogs?.catalogs ?? {};
}

/** Without a prototype, so that no catalog is found under a name such as `constructor`. */
function byName(catalogs: readonly (readonly [string, Catalog])[]): ModelCatalogs {
  const made: Record<string, Catalog> = Object.create(null);
  for (const [name, catalog] of catalogs) made[name] = catalog;
  return made;
}

function catalogOf({ path, json }: SourceFile): [string, Catalog][] {
  const name = /^schemas\/catalog\/([^/]+)\.json$/.exec(path)?.[1];
  if (name === undefined || !isObject(json) || !Array.isArray(json['entries'])) return [];
  const entries = json['entries'].flatMap((entry): CatalogEntry[] =>
    isObject(entry) && typeof entry['id'] === 'string' ? [{ ...entry, id: entry['id'] }] : [],
  );
  return [[name, { entries }]];
}
