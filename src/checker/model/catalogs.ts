import {
  type Catalog,
  type CatalogEntry,
  type Json,
  type JsonObject,
  type Store,
  isObject,
  matches,
  object,
  storedAmount,
} from '../../engine/core.ts';
import type { SourceFile } from '../project/source-file.ts';
import { compileSchema } from './ajv.ts';

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

/** Amounts in the same format. A pattern must accept at least one of them. */
export type Written = { as: string; texts: readonly string[] };

const WHOLE = ['125000000000000', '500000000000000', '999999999999999'].flatMap((digits) =>
  Array.from(digits, (_digit, index) => digits.slice(0, index + 1)),
);
const DOLLARS = WHOLE.map((plain) => storedAmount(plain, 'dollars'));

/** Amounts of every length, as stored by the `money` widget. */
export const STORED_AMOUNTS: Readonly<Record<Store, readonly Written[]>> = {
  digits: [{ as: '12500', texts: WHOLE.map((plain) => storedAmount(plain, 'digits')) }],
  dollars: [
    { as: '$125', texts: DOLLARS.filter((text) => !text.includes(',')) },
    { as: '$12,500', texts: DOLLARS.filter((text) => text.includes(',')) },
  ],
  decimal: ['', '.50'].map((cents) => ({
    as: `12500${cents}`,
    texts: WHOLE.map((plain) => storedAmount(`${plain}${cents}`, 'decimal')),
  })),
};

/**
 * Answers to a field that satisfy a condition's test and that the field's schema accepts.
 * @param others additional candidate answers
 */
export function openingValues(test: Json, schema: JsonObject, others: readonly Json[]): Json[] {
  const { const: only, enum: listed, contains } = object(test);
  const inList = object(contains);
  const limits = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].flatMap(
    (keyword) => {
      const limit = object(test)[keyword];
      return typeof limit === 'number'
        ? [limit, limit + 1, limit - 1, limit + 0.5, limit - 0.5]
        : [];
    },
  );
  const choices = Array.isArray(schema['enum']) ? schema['enum'] : [];
  const named = [only, ...(Array.isArray(listed) ? listed : [])];
  const items = [inList['const'], ...(Array.isArray(inList['enum']) ? inList['enum'] : [])];
  const candidates = [
    ...named,
    ...items.map((item) => (item === undefined ? undefined : [item])),
    ...limits,
    ...choices,
    ...others,
  ];
  const compiled = compileSchema(schema);
  return candidates.flatMap((value) =>
    value !== undefined &&
    matches(test, value) &&
    (!compiled.ok || compiled.validate(value).length === 0)
      ? [value]
      : [],
  );
}
