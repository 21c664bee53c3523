import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../../src/server/backend/database.ts';
import {
  hasFreeSpace,
  hasSpaceToDelete,
  keepReserve,
  mayWriteLongFiles,
} from '../../../src/server/backend/free-space.ts';
import { handleRest } from '../../../src/server/backend/rest/gateway.ts';
import { openBegun } from '../../fixtures/begun-data.ts';

const MIB = 1024 * 1024;

test.for([
  [64, true],
  [63, false],
  [0, false],
] as const)('a disk with %d MiB left has room: %s', ([left, expected]) => {
  expect(hasFreeSpace('.', () => ({ bavail: left, bsize: MIB }))).toBe(expected);
});

test('this disk has space, and so does one that cannot be queried', () => {
  expect(hasFreeSpace(tmpdir())).toBe(true);
  expect(hasFreeSpace('/no/such/place')).toBe(true);
});

test.for([
  ['Max file size             1073741824           unlimited            bytes', true],
  ['Max file size             1073741823           unlimited            bytes', false],
  ['Max file size             unlimited            unlimited            bytes', true],
  ['Max cpu time              10                   10                   seconds', true],
] as const)('"%s" leaves Postgres its files: %s', ([limits, expected]) => {
  expect(mayWriteLongFiles(() => `Limit  Soft Limit  Hard Limit  Units\n${limits}\n`)).toBe(
    expected,
  );
});

test('where no limits can be read, files may be long', () => {
  const unknown = () => {
    throw new Error('ENOENT');
  };
  expect(mayWriteLongFiles(unknown)).toBe(true);
});

let database: Database;
beforeAll(async () => {
  database = await openBegun();
}, 120_000);
afterAll(async () => await database.close());

test('on a full disk a deletion uses up the reserve, and is refused only without one', () => {
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-reserve-'));
  const reserve = join(directory, 'reserve');
  const disk = (free: number) => () => ({
    bavail: free + (existsSync(reserve) ? 0 : 24),
    bsize: MIB,
  });
  rmSync(reserve, { force: true });
  keepReserve(directory, () => ({ bavail: 87, bsize: MIB }));
  expect(existsSync(reserve)).toBe(false);
  keepReserve(directory, () => ({ bavail: 88, bsize: MIB }));
  expect(existsSync(reserve)).toBe(true);
  expect([hasSpaceToDelete(directory, disk(20)), existsSync(reserve)]).toEqual([true, true]);
  expect([hasSpaceToDelete(directory, disk(0)), existsSync(reserve)]).toEqual([true, false]);
  expect(hasSpaceToDelete(directory, () => ({ bavail: 19, bsize: MIB }))).toBe(false);
  rmSync(directory, { recursive: true });
});

test('on a full disk answers can be read and deleted, and a write is refused before Postgres hangs', async () => {
  const id = 'on-a-full-disk';
  const ask = async (method: string) => {
    const headers = { 'x-onboarding-id': id, 'content-type': 'application/json' };
    const body = method === 'GET' ? '' : JSON.stringify({ id });
    const request = { method, path: '/onboarding', search: new URLSearchParams(), headers, body };
    const answer = await handleRest(
      { ...database, space: { hasFreeSpace: () => false, hasSpaceToDelete: () => true } },
      request,
    );
    return [answer.status, answer.body === '' ? undefined : JSON.parse(answer.body).code];
  };
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(await ask('GET')).toEqual([200, undefined]);
  for (const method of ['POST', 'PATCH']) expect(await ask(method)).toEqual([503, '53100']);
  expect(await ask('DELETE')).toEqual([204, undefined]);
  expect(log.mock.calls[0]).toEqual(['The backend refused: The disk is full']);
  log.mockRestore();
});
