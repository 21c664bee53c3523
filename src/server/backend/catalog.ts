import type { SqlRunner } from './migrations.ts';

/** A column as Postgres describes it: `type` and `defaultValue` are SQL. */
export type Column = {
  name: string;
  type: string;
  nullable: boolean;
  defaultValue: string | null;
};

/** A table or view of the exposed schema `public`. */
export type Relation = {
  name: string;
  kind: 'table' | 'view';
  columns: ReadonlyMap<string, Column>;
  primaryKey: readonly string[];
};

/** Every name that may appear in SQL text comes from here. */
export type Catalog = ReadonlyMap<string, Relation>;

const QUERY = `
select
  relation.relname as name,
  relation.relkind = 'v' as is_view,
  (select json_agg(json_build_object(
     'name', attribute.attname,
     'type', format_type(attribute.atttypid, attribute.atttypmod),
     'nullable', not attribute.attnotnull,
     'defaultValue', pg_get_expr(value.adbin, value.adrelid)
   ) order by attribute.attnum)
   from pg_attribute attribute
   left join pg_attrdef value
     on value.adrelid = attribute.attrelid and value.adnum = attribute.attnum
   where attribute.attrelid = relation.oid and attribute.attnum > 0 and not attribute.attisdropped
  ) as columns,
  (select coalesce(json_agg(attribute.attname order by attribute.attnum), '[]')
   from pg_index index
   join pg_attribute attribute
     on attribute.attrelid = index.indrelid and attribute.attnum = any (index.indkey)
   where index.indrelid = relation.oid and index.indisprimary
  ) as primary_key
from pg_class relation
where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p', 'v')
order by relation.relname`;

type Row = { name: string; is_view: boolean; columns: Column[]; primary_key: string[] };

/** Reads the exposed schema once, after the migrations. */
export async function readCatalog(database: SqlRunner): Promise<Catalog> {
  const { rows } = await database.query<Row>(QUERY);
  return new Map(
    rows.map((row) => [
      row.name,
      {
        name: row.name,
        kind: row.is_view ? 'view' : 'table',
        columns: new Map(row.columns.map((column) => [column.name, column])),
        primaryKey: row.primary_key,
      },
    ]),
  );
}
