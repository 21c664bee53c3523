import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/server/backend/database.ts';
import { databaseTypes } from '../../../src/server/backend/write-types.ts';
import { migrate, readMigrations } from '../../../src/server/backend/migrations.ts';
import { openBegun } from '../../fixtures/begun-data.ts';

let migrated: Database;
beforeAll(async () => {
  migrated = await openBegun();
}, 120_000);
afterAll(async () => await migrated.close());

test('the committed types match the migrations', () => {
  const types = databaseTypes(migrated.catalog);
  expect(readFileSync('src/engine/draft/remote/database.types.ts', 'utf8')).toBe(types);
});

test(
  'migrations are recorded as the CLI does, and applied once',
  { timeout: 120_000 },
  async () => {
    const postgres = await PGlite.create();
    const migrations = readMigrations();
    const versions = migrations.map(({ version }) => version);
    expect(await migrate(postgres)).toEqual(versions);
    expect(await migrate(postgres)).toEqual([]);
    const { rows } = await postgres.query<{ version: string; name: string; statements: string[] }>(
      `select version, name, statements from supabase_migrations.schema_migrations order by version`,
    );
    expect(rows[0]).toMatchObject({ name: 'onboarding' });
    // Each with its whole text: Postgres runs a file at once, and nothing here takes it apart.
    expect(rows).toEqual(
      migrations.map(({ version, name, sql }) => ({ version, name, statements: [sql] })),
    );
    await postgres.close();
  },
);

test('a failing migration leaves nothing behind', async () => {
  const { postgres } = migrated;
  const broken = {
    version: '99990101000000',
    name: 'broken',
    // A syntax error would be found before the first statement runs.
    sql: 'create table half (); select 1 / 0;',
  };
  await expect(migrate(postgres, [...readMigrations(), broken])).rejects.toThrow(
    /division by zero/,
  );
  const { rows } = await postgres.query(
    `select to_regclass('public.half') as half, max(version) as last
     from supabase_migrations.schema_migrations`,
  );
  expect(rows).toEqual([{ half: null, last: readMigrations().at(-1)?.version }]);
});

test('data of a newer version is left alone', async () => {
  await expect(migrate(migrated.postgres, readMigrations().slice(0, 1))).rejects.toThrow(
    /written by a newer version/,
  );
});
