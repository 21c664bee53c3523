import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite-pgtap';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginData } from '../../fixtures/begun-data.ts';

let folder: string;
let postgres: PGlite;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-access-'));
  await beginData(join(folder, 'data'));
  postgres = await PGlite.create(join(folder, 'data/postgres'), { extensions: { pgtap } });
}, 120_000);
afterAll(async () => {
  await postgres?.close();
  rmSync(folder, { recursive: true });
});

/** Runs a pgTAP file and returns its lines: the plan, `ok`, `not ok` and diagnostics. */
async function tap(sql: string): Promise<string[]> {
  const results = await postgres.exec(sql);
  return results
    .flatMap(({ rows }) => rows)
    .flatMap((row) => Object.values(row))
    .filter((value) => typeof value === 'string')
    .flatMap((text) => text.split('\n'));
}

const FILE = 'supabase/tests/row_access.test.sql';

test('Postgres enforces the access rules (pgTAP)', { timeout: 60_000 }, async () => {
  const lines = await tap(readFileSync(FILE, 'utf8'));
  const planned = Number(
    /^1\.\.(\d+)$/.exec(lines.find((line) => /^1\.\.\d+$/.test(line)) ?? '')?.[1],
  );
  expect(lines.filter((line) => /^not ok|^\s*# Looks like/.test(line))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('ok '))).toHaveLength(planned);
});

test('the pgTAP file notices a policy that lets everyone read', { timeout: 60_000 }, async () => {
  const loosened = readFileSync(FILE, 'utf8').replace(
    'set local role anon;',
    `create policy "Everyone" on public.onboarding for select to anon using (true);
     set local role anon;`,
  );
  const lines = await tap(loosened);
  expect(lines.filter((line) => line.startsWith('not ok')).length).toBeGreaterThan(2);
});
