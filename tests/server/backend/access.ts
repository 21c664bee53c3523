import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { START_MS, type Target } from './targets/target.ts';
import { newId, visitor } from './visitor.ts';

const NOTHING = 'nobody-with-a-row';

/** With the public key alone, nobody can list, read or change another visitor's row (D27). */
export function describeAccess(open: () => Promise<Target>): void {
  let target: Target;
  let victim: string;
  beforeAll(async () => {
    target = await open();
  }, START_MS);
  afterAll(async () => await target?.close());
  beforeEach(async () => {
    victim = newId();
    const client = visitor(target, victim);
    await client.from('onboarding').insert({ id: victim, email: 'victim@example.com' });
    await client.from('onboarding_answers').insert({ id: victim, answers: { secret: true } });
  });

  /** The rows as the victim reads them. */
  const held = async () => {
    const client = visitor(target, victim);
    const { data: row } = await client.from('onboarding').select('id, email').single();
    const { data: answers } = await client.from('onboarding_answers').select('answers').single();
    return { ...row, ...answers };
  };
  const untouched = () => ({ id: victim, email: 'victim@example.com', answers: { secret: true } });
  const tables = ['onboarding', 'onboarding_answers'] as const;

  test.for(tables)('%s: a list without the header is empty', async (table) => {
    const { data, error } = await visitor(target).from(table).select();
    expect({ data, error }).toEqual({ data: [], error: null });
  });

  test.for(tables)('%s: the count is 0', async (table) => {
    const { count } = await visitor(target).from(table).select('*', { count: 'exact', head: true });
    expect(count).toBe(0);
  });

  test.for(tables)("%s: another's row is not read by its id", async (table) => {
    const other = visitor(target, newId());
    const { data } = await other.from(table).select().eq('id', victim);
    expect(data).toEqual([]);
  });

  test.for(tables)('%s: a visitor’s header shows only their own row', async (table) => {
    const { data } = await visitor(target, victim).from(table).select('id');
    expect(data).toEqual([{ id: victim }]);
  });

  test("another's row is not updated", async () => {
    const other = visitor(target, newId());
    const { data } = await other
      .from('onboarding')
      .update({ email: 'thief@example.com' })
      .eq('id', victim)
      .select();
    expect(data).toEqual([]);
    expect(await held()).toEqual(untouched());
  });

  test('an update without a filter reaches only the visitor’s own row', async () => {
    const id = newId();
    const own = visitor(target, id);
    await own.from('onboarding').insert({ id });
    await own.from('onboarding').update({ email: 'all@example.com' }).neq('id', NOTHING);
    expect(await held()).toEqual(untouched());
  });

  test.for(tables)("%s: another's row is not taken over by an upsert", async (table) => {
    const other = visitor(target, newId());
    const { error } = await other.from(table).upsert({ id: victim });
    expect(error?.code).toBe('42501');
    expect(await held()).toEqual(untouched());
  });

  test('a row for another visitor is not inserted', async () => {
    const { error } = await visitor(target, newId()).from('onboarding').insert({ id: newId() });
    expect(error?.code).toBe('42501');
  });

  test.for(tables)('%s: nothing is inserted without the header', async (table) => {
    const { error, status } = await visitor(target).from(table).insert({ id: newId() });
    expect([status, error?.code]).toEqual([401, '42501']);
  });

  test.for(tables)('%s: the visitor’s own row is not given another id', async (table) => {
    const id = newId();
    const own = visitor(target, id);
    await own.from(table).insert({ id });
    const { error } = await own.from(table).update({ id: newId() }).eq('id', id);
    expect(error?.code).toBe('42501');
  });

  test.for(tables)("%s: another's row is not given the visitor’s id", async (table) => {
    const id = newId();
    const { data } = await visitor(target, id)
      .from(table)
      .update({ id })
      .eq('id', victim)
      .select('id');
    expect(data).toEqual([]);
    expect(await held()).toEqual(untouched());
  });

  test.for(tables)("%s: another's row is not deleted", async (table) => {
    await visitor(target, newId()).from(table).delete().eq('id', victim);
    await visitor(target).from(table).delete().neq('id', NOTHING);
    expect(await held()).toEqual(untouched());
  });

  test.for([
    "x' or '1'='1",
    '%',
    '*',
    '"',
    'null',
    '{"x-onboarding-id":"',
    "');drop table onboarding;--",
  ])('the header %s opens nothing', async (header) => {
    const { data, error } = await visitor(target, header).from('onboarding').select();
    expect({ data, error }).toEqual({ data: [], error: null });
    expect(await held()).toEqual(untouched());
  });

  test('two headers at once open nothing', async () => {
    const both = `${newId()}, ${victim}`;
    const { data } = await visitor(target, both).from('onboarding').select();
    expect(data).toEqual([]);
  });

  test('an oversize row is refused', async () => {
    const id = newId();
    const own = visitor(target, id);
    const large = await own.from('onboarding').insert({ id, email: 'x'.repeat(60_000) });
    expect(large.error?.code).toBe('23514');
    const { status, error } = await own
      .from('onboarding_answers')
      .insert({ id, answers: { a: 'x'.repeat(70_000) } });
    // The embedded backend stops reading the body; hosted Postgres checks the column.
    expect(status === 413 || error?.code === '23514').toBe(true);
  });

  test('the view of submitted requests is closed to the public key', async () => {
    const own = visitor(target, victim);
    await own.from('onboarding').update({ industry_ui: 'quoted:QTE-1' }).eq('id', victim);
    const { status, error } = await own.from('submitted_quote_requests').select();
    expect([status, error?.code]).toEqual([401, '42501']);
  });

  test.for(['/supabase_migrations.schema_migrations', '/schema_migrations', '/pg_roles', '/users'])(
    'no table %s is exposed',
    async (path) => {
      const answer = await target.fetch(target.restUrl + path, { headers: { apikey: target.key } });
      expect(answer.status).toBe(404);
    },
  );

  test('a scan of 1,000 rows finds none', async () => {
    await target.sql(`
      insert into public.onboarding (id, email)
      select 'scanned-row-' || n, 'visitor' || n || '@example.com' from generate_series(1, 1000) n
      on conflict do nothing`);
    const stranger = visitor(target);
    const holder = visitor(target, newId());
    const found = new Set<string>();
    const collect = (rows: { id: string }[] | null) => rows?.forEach(({ id }) => found.add(id));
    const ids = Array.from({ length: 1000 }, (_, n) => `scanned-row-${n + 1}`);
    for (const client of [stranger, holder]) {
      const table = () => client.from('onboarding').select('id');
      for (let start = 0; start < 1000; start += 100) {
        collect((await table().in('id', ids.slice(start, start + 100))).data);
        collect((await table().range(start, start + 99)).data);
      }
      for (const first of 'abcdefghijklmnopqrstuvwxyz0123456789') {
        collect((await table().like('email', `${first}%`)).data);
        collect((await table().gte('id', first)).data);
      }
      collect((await table().or('id.not.is.null,email.not.is.null')).data);
      collect((await table().order('created_at', { ascending: false }).limit(1000)).data);
      const changed = await client
        .from('onboarding')
        .update({ email: 'scan@example.com' })
        .like('id', 'scanned-row-%')
        .select('id');
      collect(changed.data);
      collect((await client.from('onboarding').delete().like('id', 'scanned-%').select('id')).data);
    }
    // Verify that the scan could find rows: holding the id, the row is found.
    const own = await visitor(target, 'scanned-row-7').from('onboarding').select('id');
    expect(own.data).toEqual([{ id: 'scanned-row-7' }]);
    console.log(`${target.name}: the scan found ${found.size} of 1,000 rows`);
    expect(found.size).toBe(0);
  });
}
