import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../../src/server/backend/database.ts';
import {
  newestFirst,
  submittedPages,
  type SubmittedRequest,
} from '../../../src/server/backend/submitted-requests.ts';
import { START_MS } from './targets/target.ts';

const COUNT = 130;

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
  // One at a time, so that the times differ; the last two share one.
  for (let number = 1; number <= COUNT; number += 1) {
    const when = Math.min(number, COUNT - 1);
    await database.postgres.exec(
      `insert into public.onboarding (id, industry_ui, updated_at)
       values ('request-${number}-long', 'quoted:QTE-${number}', '2026-01-01'::timestamptz + interval '${when} s')`,
    );
  }
}, START_MS);
afterAll(async () => await database.close());

async function pages(onPage?: (count: number) => Promise<void>): Promise<SubmittedRequest[][]> {
  const read: SubmittedRequest[][] = [];
  for await (const page of submittedPages(database)) {
    read.push(JSON.parse(page));
    await onPage?.(read.length);
  }
  return read;
}

const numbers = (requests: readonly SubmittedRequest[]) =>
  requests.map(({ quote_id: id }) => Number(String(id).slice(4)));

test('every request comes once, the last saved first, in several pages', async () => {
  const read = await pages();
  expect(read.length).toBeGreaterThan(2);
  const found = numbers(newestFirst(read));
  expect(found.toSorted((a, b) => a - b)).toEqual(Array.from({ length: COUNT }, (_, at) => at + 1));
  expect(found.slice(2)).toEqual(Array.from({ length: COUNT - 2 }, (_, at) => COUNT - 2 - at));
});

test('a request that is saved again between two pages is neither missed nor doubled', async () => {
  const read = await pages(async (count) => {
    if (count > 1) return;
    await database.postgres.exec(
      `update public.onboarding set industry_ui = industry_ui where industry_ui in ('quoted:QTE-1', 'quoted:QTE-120')`,
    );
  });
  const found = numbers(newestFirst(read));
  expect(found).toHaveLength(COUNT);
  expect(found.slice(0, 2).toSorted((a, b) => a - b)).toEqual([1, 120]);
});

test('visitors have their turn between two pages', async () => {
  const turns: string[] = [];
  const visitor = { address: '192.0.2.1', connection: {} };
  await pages(async (count) => {
    turns.push(`page ${count}`);
    if (count === 1) {
      void database.queue.take(visitor, async () => void turns.push('visitor'));
    }
  });
  expect(turns.indexOf('visitor')).toBeLessThan(turns.indexOf('page 3'));
});
