import type { Json } from './json.ts';

/**
 * An expression of the checked JSON Logic subset: a literal, a list, or an object with one operator.
 * `operators.ts` lists the operators; `parseExpression` is the only way to get one from unknown
 * JSON.
 */
export type Expression = Json;

/** What an expression may read: answers by dotted path, and `$today` (ISO local date). */
export type Scope = Readonly<Record<string, Json | undefined>>;

/** Entries of the catalog files by catalog name; `lookup` reads them. */
export type Catalogs = Readonly<Record<string, Catalog>>;
export type Catalog = { readonly entries: readonly CatalogEntry[] };
export type CatalogEntry = { readonly id: string } & Readonly<Record<string, Json>>;
