import type { Json } from '../json.ts';

/** What an expression may read: answers by dotted path, and `$today` (ISO local date). */
export type Scope = Readonly<Record<string, Json | undefined>>;

/** Entries of the catalog files by catalog name; `lookup` reads them. */
export type Catalogs = Readonly<Record<string, Catalog>>;
export type Catalog = { readonly entries: readonly CatalogEntry[] };
export type CatalogEntry = { readonly id: string } & Readonly<Record<string, Json>>;
