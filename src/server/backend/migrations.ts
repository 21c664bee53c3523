import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file `<version>_<name>.sql` of the Supabase CLI's folder. */
export type Migration = { version: string; name: string; sql: string };

/** The parts of a database client that we need; PGlite has them, and so does a `pg` client in a test. */
export type SqlRunner = {
  exec(sql: string): Promise<unknown>;
  query<T>(sql: string, params?: unknown[]): Promise<{ rows: T[] }>;
};

const FOLDER = fileURLToPath(new URL('../../../supabase/migrations', import.meta.url));
const ROLES = fileURLToPath(new URL('./roles.sql', import.meta.url));
const FILE_NAME = /^(\d+)_(.*)\.sql$/;

/** The migrations of a folder, in the order of their versions. */
export function readMigrations(folder = FOLDER): Migration[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = FILE_NAME.exec(file) ?? [];
      if (version === undefined || name === undefined) return [];
      return [{ version, name, sql: readFileSync(join(folder, file), 'utf8') }];
    });
}

/** The roles that a hosted project has before its first migration. */
export const readRoles = (): string => readFileSync(ROLES, 'utf8');

/** The CLI's own table of applied migrations, so that its commands agree with ours. */
const RECORD = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key);
alter table supabase_migrations.schema_migrations add column if not exists statements text[];
alter table supabase_migrations.schema_migrations add column if not exists name text;
`;

/**
 * Applies missing migrations, each in its own transaction, and returns their versions. Throws if
 * the data has a migration that this program lacks: a newer version wrote it, and an older one must
 * not write to it.
 */
export async function migrate(
  database: SqlRunner,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  await database.exec(readRoles());
  await database.exec(RECORD);
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  const applied = new Set(rows.map((row) => row.version));
  const unknown = [...applied].filter((v) => !migrations.some((known) => known.version === v));
  if (unknown.length > 0) throw new UnknownMigration(unknown);

  const missing = migrations.filter(({ version }) => !applied.has(version));
  for (const migration of missing) await apply(database, migration);
  return missing.map(({ version }) => version);
}

async function apply(database: SqlRunner, { version, name, sql }: Migration): Promise<void> {
  await database.exec('begin');
  try {
    await database.exec(sql);
    await database.query(
      `insert into supabase_migrations.schema_migrations (version, name, statements)
       values ($1, $2, array[$3])`,
      [version, name, sql],
    );
    await database.exec('commit');
  } catch (error) {
    await database.exec('rollback');
    throw error;
  }
}

export class UnknownMigration extends Error {
  constructor(versions: readonly string[]) {
    super(`the data was written by a newer version (migration ${versions.join(', ')})`);
  }
}
