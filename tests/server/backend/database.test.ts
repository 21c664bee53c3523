import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  DataUnreadable,
  isWithoutData,
  openDatabase,
} from '../../../src/server/backend/database.ts';
import { beginData } from '../../fixtures/begun-data.ts';

/** A checkpoint takes longer on a busy machine. */
const BUSY = { timeout: 60_000 };

let folder: string;
let data: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-data-'));
  data = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('only its owner may open the data directory, whoever made it', async () => {
  await beginData(data);
  chmodSync(data, 0o755);
  const database = await openDatabase(data);
  expect(statSync(data).mode & 0o777).toBe(0o700);
  await database.close();
});

test('writes without a pause leave a short log', async () => {
  await beginData(data);
  const database = await openDatabase(data);
  const segments = () =>
    readdirSync(join(data, 'postgres/pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
  for (let n = 0; n < 6; n += 1) {
    await database.postgres.exec(`create table t${n} (); select pg_switch_wal();`);
  }
  expect(segments().length).toBeGreaterThan(5);
  for (let n = 0; n < 400; n += 1) database.upkeep.wrote();
  const idle = { address: 'test', connection: {} };
  await vi.waitFor(async () => {
    await database.queue.take(idle, async () => {});
    expect(segments().length).toBeLessThan(3);
  }, BUSY);
  await database.close();
});

test('nothing is made anew over files of a database without its version', async () => {
  const files = join(data, 'postgres');
  mkdirSync(files, { recursive: true });
  writeFileSync(join(files, 'global'), 'what is left of a database');
  expect(isWithoutData(data)).toBe(false);
  await expect(openDatabase(data)).rejects.toThrow(DataUnreadable);
  expect(readdirSync(files)).toEqual(['global']);
  expect(readdirSync(data)).toEqual(['postgres']);
});

test.each([
  ['no directory', () => {}],
  ['an empty directory', () => mkdirSync(data)],
  ['one without files of Postgres', () => mkdirSync(join(data, 'postgres'), { recursive: true })],
])('%s is announced as new', (_what, make) => {
  make();
  expect(isWithoutData(data)).toBe(true);
});
