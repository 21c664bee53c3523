import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readCatalog } from '../../../src/server/backend/catalog.ts';
import { databaseTypes } from '../../../src/server/backend/database-types.ts';
import { migrate, readMigrations } from '../../../src/server/backend/migrations.ts';

let empty: Blob;
let postgres: PGlite;
beforeAll(async () => {
  const first = await PGlite.create();
  empty = await first.dumpDataDir('none');
  await first.close();
}, 120_000);
beforeEach(async () => {
  postgres = await PGlite.create({ loadDataDir: empty });
}, 120_000);
afterEach(async () => await postgres.close());

test('the committed types match the migrations', { timeout: 60_000 }, async () => {
  await migrate(postgres);
  const types = databaseTypes(await readCatalog(postgres));
  expect(readFileSync('src/draft/remote/database.types.ts', 'utf8')).toBe(types);
});

test('migrations are recorded as the CLI does, and applied once', { timeout: 60_000 }, async () => {
  const versions = readMigrations().map(({ version }) => version);
  expect(await migrate(postgres)).toEqual(versions);
  expect(await migrate(postgres)).toEqual([]);
  const { rows } = await postgres.query<{ version: string; name: string; first: string }>(
    `select version, name, statements[1] as first
     from supabase_migrations.schema_migrations order by version`,
  );
  expect(rows.map(({ version }) => version)).toEqual(versions);
  expect(rows[0]).toMatchObject({ name: 'onboarding' });
  expect(rows[0]?.first).toMatch(/create schema private$/);
});

test('a failing migration leaves nothing behind', { timeout: 60_000 }, async () => {
  await migrate(postgres);
  const broken = {
    version: '99990101000000',
    name: 'broken',
    sql: 'create table half (); nonsense;',
  };
  await expect(migrate(postgres, [...readMigrations(), broken])).rejects.toThrow(/nonsense/);
  const { rows } = await postgres.query(
    `select to_regclass('public.half') as half, max(version) as last
     from supabase_migrations.schema_migrations`,
  );
  expect(rows).toEqual([{ half: null, last: readMigrations().at(-1)?.version }]);
});

test('data of a newer version is left alone', { timeout: 60_000 }, async () => {
  await migrate(postgres);
  await expect(migrate(postgres, readMigrations().slice(0, 1))).rejects.toThrow(
    /written by a newer version/,
  );
});
