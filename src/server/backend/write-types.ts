import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openDatabase } from './database.ts';
import type { Catalog, Column, Relation } from './catalog.ts';

const FILE = fileURLToPath(new URL('../../engine/draft/remote/database.types.ts', import.meta.url));

/** Writes the types of an empty database's tables; resolves to the path of the file. */
export async function writeDatabaseTypes(): Promise<string> {
  const database = await openDatabase();
  writeFileSync(FILE, databaseTypes(database.catalog));
  await database.close();
  return FILE;
}

/** Postgres types of the exposed schema, as supabase-js sees them in JSON. */
const TYPES: Readonly<Record<string, string>> = {
  text: 'string',
  'timestamp with time zone': 'string',
  jsonb: 'Json',
  integer: 'number',
  bigint: 'number',
  boolean: 'boolean',
};

/**
 * The TypeScript types of the exposed schema, in the form of `supabase gen types typescript`, which
 * needs a running Supabase. Throws on a column type that is missing from the table above.
 */
export function databaseTypes(catalog: Catalog): string {
  const relations = [...catalog.values()];
  const tables = relations.filter(({ kind }) => kind === 'table').map(tableType);
  const views = relations.filter(({ kind }) => kind === 'view').map(viewType);
  return `// Written by \`npx plumbline database-types\` from supabase/migrations; a test compares the two.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${tables.join('\n')}
    };
    Views: {
${views.join('\n')}
    };
    Functions: { [_ in never]: never };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
`;
}

const tableType = (table: Relation) => `      ${table.name}: {
        Row: {
${fields(table, () => '')}
        };
        Insert: {
${fields(table, ({ nullable, defaultValue }) => (nullable || defaultValue !== null ? '?' : ''))}
        };
        Update: {
${fields(table, () => '?')}
        };
        Relationships: [];
      };`;

const viewType = (view: Relation) => `      ${view.name}: {
        Row: {
${fields(view, () => '')}
        };
        Relationships: [];
      };`;

const fields = ({ name: relation, columns }: Relation, mark: (column: Column) => string) =>
  [...columns.values()]
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((column) => {
      const type = TYPES[column.type];
      if (!type) throw new Error(`${relation}.${column.name}: no type for ${column.type}`);
      const orNull = column.nullable ? ' | null' : '';
      return `          ${column.name}${mark(column)}: ${type}${orNull};`;
    })
    .join('\n');
