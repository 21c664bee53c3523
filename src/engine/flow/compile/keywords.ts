import { isObject, type Json, type JsonObject } from '../../logic/json.ts';

/** Other words that find a choice of a list, by the choice. */
export type Keywords = Readonly<Record<string, readonly string[]>>;

type Entries = { readonly entries: readonly JsonObject[] };

/**
 * The `keywords` of a catalog. An entry that is itself a choice lists them; one that groups choices
 * lists those of each. Undefined if the catalog has none.
 */
export function keywordsOf({ entries }: Entries): Keywords | undefined {
  const found = entries.flatMap(({ id, keywords }): [string, string[]][] => {
    if (typeof id === 'string' && Array.isArray(keywords)) return [[id, textsIn(keywords)]];
    if (!isObject(keywords)) return [];
    return Object.entries(keywords).map(([choice, words]) => [choice, textsIn(words)]);
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** How the keywords of each catalog that has some are loaded, where they are at hand already. */
export const keywordLoaders = (
  catalogs: Readonly<Record<string, Entries>>,
): Record<string, () => Promise<Keywords>> =>
  Object.fromEntries(
    Object.entries(catalogs).flatMap(([name, catalog]) => {
      const keywords = keywordsOf(catalog);
      return keywords === undefined ? [] : [[name, async () => keywords]];
    }),
  );

/** The catalog without its `keywords`, which load once somebody searches. */
export function withoutKeywords<Catalog extends Entries>(catalog: Catalog): Catalog {
  return {
    ...catalog,
    entries: catalog.entries.map(({ keywords: _searchedOnly, ...entry }) => entry),
  };
}

const textsIn = (words: Json | undefined): string[] =>
  Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
