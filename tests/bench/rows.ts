/**
 * `npm run bench -- rows`: a save and a load of the real client through PostgREST, including policies, with
 * a million rows in the tables and with hardly any, alternating on one machine (`BENCH_ROWS` sets
 * another number). Exit code 1 if the full tables take more than 1.3 times as long, at p50 or p99.
 */
import { Command } from '@commander-js/extra-typings';
import { randomUUID } from 'node:crypto';
import { openClient } from '../../src/engine/draft/remote/client.ts';
import type {
  RemoteRecord,
  RemoteWrite,
  Repository,
} from '../../src/engine/draft/remote/repository-contract.ts';
import { createRepository } from '../../src/engine/draft/remote/repository.ts';
import { openPostgrest } from '../server/backend/targets/postgrest.ts';
import type { Target } from '../server/backend/targets/target.ts';
import { quantile, round } from './statistics.ts';
import '../websocket.ts';
import { TABLE } from '../engine/draft/remote/sample-table.ts';

const { rows: ROWS, rounds: ROUNDS } = new Command('bench rows')
  .option('--rows <number>', 'in the full tables', Number, 1_000_000)
  .option('--rounds <number>', 'measured', Number, 1_500)
  .parse()
  .opts();
const WARM_UP = 100;
const VISITORS = 50;
const LIMIT = 1.3;

const NOTHING: RemoteRecord = { columns: null, saved: null };
const text = 'An answer of a few words. '.repeat(30);

type Visitor = { repository: Repository; seen: RemoteRecord };
type Times = { load: number[]; save: number[] };
type Tables = { target: Target; visitors: Visitor[]; times: Times };

const all: Tables[] = [];
try {
  const [few, many] = [await openTables(0), await openTables(ROWS)];
  for (let turn = 0; turn < WARM_UP + ROUNDS; turn += 1) {
    // The second one runs with CPU caches filled by the first, so alternate.
    for (const tables of turn % 2 === 0 ? [few, many] : [many, few]) await visit(tables, turn);
    if (turn === WARM_UP) for (const { times } of all) times.load.length = times.save.length = 0;
  }
  const kept = (['load', 'save'] as const).map((what) => report(what, few, many));
  process.exitCode = kept.every(Boolean) ? 0 : 1;
} finally {
  for (const { target } of all) await target.close();
}

async function openTables(rows: number): Promise<Tables> {
  const target = await openPostgrest();
  const tables: Tables = { target, visitors: [], times: { load: [], save: [] } };
  all.push(tables);
  const begun = performance.now();
  await target.sql(`
    insert into public.onboarding (id, email, industry_ui, address_state)
    select gen_random_uuid()::text, 'visitor' || n || '@example.com', 'food', 'TX'
    from generate_series(1, ${rows}) n;
    insert into public.onboarding_answers (id, answers, current_step)
    select id, jsonb_build_object('email', email, 'note', repeat(md5(id), 20)), 7
    from public.onboarding;
    vacuum analyze public.onboarding, public.onboarding_answers;`);
  console.log(`${rows} rows were made in ${Math.round((performance.now() - begun) / 1000)} s`);
  for (let n = 0; n < VISITORS; n += 1) tables.visitors.push(await begin(target));
  return tables;
}

function write(step: number): RemoteWrite {
  return {
    columns: { industry_ui: 'food', address_state: 'TX', email: `ada${step}@example.com` },
    answers: { businessType: 'food', contactInfo: { firstName: 'Ada', note: text } },
    currentStep: (step % 20) + 1,
    flowVersion: 1,
  };
}

async function begin({ url, key, fetch }: Target): Promise<Visitor> {
  const id = randomUUID();
  const repository = createRepository(openClient({ url, key }, id, fetch), id, TABLE);
  const saved = await repository.save(write(0), NOTHING);
  if (!saved.ok) throw new Error(`The first save failed with ${saved.failure.code}`);
  return { repository, seen: saved.value };
}

/** One load and one save of one visitor. */
async function visit({ visitors, times }: Tables, turn: number): Promise<void> {
  const visitor = visitors[turn % visitors.length];
  if (visitor === undefined) return;
  const begun = performance.now();
  const loaded = await visitor.repository.fetch();
  const between = performance.now();
  const saved = await visitor.repository.save(write(turn + 1), visitor.seen);
  const end = performance.now();
  if (!loaded.ok || !saved.ok) throw new Error('A load or a save failed');
  visitor.seen = saved.value;
  times.load.push(between - begun);
  times.save.push(end - between);
}

/** Prints both; returns whether they are within the limit. */
function report(what: keyof Times, few: Tables, many: Tables): boolean {
  const lines = [0.5, 0.99].map((part) => {
    const [empty = 0, full = 0] = [few, many].map(({ times }) => quantile(times[what], part));
    const name = `${what}, p${part * 100}`;
    console.log(
      `${name.padEnd(10)} ${round(empty)} ms empty, ${round(full)} ms at ${ROWS} rows: ` +
        `${(full / empty).toFixed(2)} x`,
    );
    return full / empty <= LIMIT;
  });
  return lines.every(Boolean);
}
