import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { START_MS, type Target } from './targets/target.ts';
import { newId, visitor } from './visitor.ts';

/** What the product relies on, tested with the real client. The same for every backend. */
export function describeContract(open: () => Promise<Target>): void {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  }, START_MS);
  afterAll(async () => await target?.close());

  const holder = (id = newId()) => ({ id, client: visitor(target, id) });

  describe('a quote request', () => {
    test('does not exist before it is saved', async () => {
      const { id, client } = holder();
      const { data, error } = await client.from('onboarding').select().eq('id', id).maybeSingle();
      expect({ data, error }).toEqual({ data: null, error: null });
    });

    test('is inserted and read back with nulls for missing values', async () => {
      const { id, client } = holder();
      const inserted = await client
        .from('onboarding')
        .insert({ id, address_state: 'IL', industry_ui: 'construction' });
      expect(inserted).toMatchObject({ status: 201, error: null, data: null });
      const { data } = await client
        .from('onboarding')
        .select('id, industry_ui, address_state, ncci_class_code, email')
        .eq('id', id)
        .maybeSingle();
      expect(data).toEqual({
        id,
        industry_ui: 'construction',
        address_state: 'IL',
        ncci_class_code: null,
        email: null,
      });
    });

    test('is not inserted twice', async () => {
      const { id, client } = holder();
      await client.from('onboarding').insert({ id });
      const { status, error } = await client.from('onboarding').insert({ id, email: 'a@b.co' });
      expect([status, error?.code]).toEqual([409, '23505']);
      const { count } = await client.from('onboarding').select('*', { count: 'exact', head: true });
      expect(count).toBe(1);
    });

    test('is updated column by column', async () => {
      const { id, client } = holder();
      await client.from('onboarding').insert({ id, industry_ui: 'food' });
      const updated = await client
        .from('onboarding')
        .update({ email: "o'neil+1@exämple.com" })
        .eq('id', id)
        .select('industry_ui, email')
        .maybeSingle();
      expect(updated.data).toEqual({ industry_ui: 'food', email: "o'neil+1@exämple.com" });
    });

    test('an update of a row that is gone answers 204 and changes nothing', async () => {
      const { id, client } = holder();
      const { status, error } = await client
        .from('onboarding')
        .update({ email: 'a@b.co' })
        .eq('id', id);
      expect({ status, error }).toEqual({ status: 204, error: null });
      const { data } = await client.from('onboarding').select();
      expect(data).toEqual([]);
    });

    test('is upserted: 201 if it is new, 200 if it exists, one row in the end', async () => {
      const { id, client } = holder();
      const first = await client.from('onboarding').upsert({ id, industry_ui: 'retail' });
      const second = await client.from('onboarding').upsert({ id, email: 'a@b.co' });
      expect([first.status, second.status]).toEqual([201, 200]);
      const { data } = await client.from('onboarding').select('industry_ui, email');
      expect(data).toEqual([{ industry_ui: 'retail', email: 'a@b.co' }]);
    });

    test('an upsert that ignores duplicates leaves the row unchanged', async () => {
      const { id, client } = holder();
      await client.from('onboarding').insert({ id, email: 'first@b.co' });
      const { data, error } = await client
        .from('onboarding')
        .upsert({ id, email: 'second@b.co' }, { ignoreDuplicates: true })
        .select();
      expect({ data, error }).toEqual({ data: [], error: null });
      const kept = await client.from('onboarding').select('email').single();
      expect(kept.data?.email).toBe('first@b.co');
    });

    test('is deleted by its visitor', async () => {
      const { id, client } = holder();
      await client.from('onboarding').insert({ id });
      const { status } = await client.from('onboarding').delete().eq('id', id);
      expect(status).toBe(204);
      const { data } = await client.from('onboarding').select();
      expect(data).toEqual([]);
    });
  });

  describe('answers', () => {
    test('are returned as they were sent, whatever their text', async () => {
      const { id, client } = holder();
      const answers = {
        contactInfo: { firstName: 'Zoë "Z" O\'Neil \\ 👷', smsConsent: false, none: null },
        businessActivityPercentages: [{ name: 'Roofing; -- drop', percentage: 33.5 }],
        empty: {},
      };
      const saved = await client
        .from('onboarding_answers')
        .insert({ id, answers, current_step: 7, flow_version: 1 })
        .select('answers, current_step, flow_version')
        .single();
      expect(saved.error).toBeNull();
      expect(saved.data).toEqual({ answers, current_step: 7, flow_version: 1 });
    });

    test('get the defaults of columns that a list of rows does not name', async () => {
      const { id, client } = holder();
      const { data } = await client
        .from('onboarding_answers')
        .insert([{ id }], { defaultToNull: false })
        .select('answers, current_step, flow_version')
        .single();
      expect(data).toEqual({ answers: {}, current_step: 1, flow_version: 1 });
    });

    test('every write changes updated_at, so that an update can name the version it saw', async () => {
      const { id, client } = holder();
      const table = () => client.from('onboarding_answers');
      const { data: first } = await table()
        .insert({ id })
        .select('created_at, updated_at')
        .single();
      const seen = first?.updated_at ?? '';
      const winner = await table()
        .update({ current_step: 2 })
        .eq('id', id)
        .eq('updated_at', seen)
        .select('created_at, updated_at')
        .maybeSingle();
      expect(winner.data?.updated_at).not.toBe(seen);
      expect(winner.data?.created_at).toBe(first?.created_at);
      const loser = await table()
        .update({ current_step: 3 })
        .eq('id', id)
        .eq('updated_at', seen)
        .select()
        .maybeSingle();
      expect(loser).toMatchObject({ data: null, error: null });
      const kept = await table().select('current_step').single();
      expect(kept.data?.current_step).toBe(2);
    });

    test('one section can be read by its path', async () => {
      const { id, client } = holder();
      const answers = { contactInfo: { city: 'Chicago' } };
      await client.from('onboarding_answers').insert({ id, answers });
      const { data } = await client
        .from('onboarding_answers')
        .select('town:answers->contactInfo->>city')
        .eq('answers->contactInfo->>city', 'Chicago');
      expect(data).toEqual([{ town: 'Chicago' }]);
    });
  });

  test('an e-mail is accepted from its first letter on, because it is saved while it is typed', async () => {
    const { id, client } = holder();
    const { error } = await client.from('onboarding').insert({ id, email: 'a' });
    expect(error).toBeNull();
  });

  describe('a refused write', () => {
    const tooLong = 'x'.repeat(300);
    test.for([
      ['an id that is too short', { id: 'short' }, '42501'],
      ['an e-mail that is too long', { email: tooLong }, '23514'],
      ['a business type that is too long', { industry_ui: tooLong }, '23514'],
      ['a state that is not a code', { address_state: 'Illinois' }, '23514'],
      ['class codes that are none', { ncci_class_code: 'x' }, '23514'],
    ] as const)('%s', async ([, columns, code]) => {
      const { id, client } = holder();
      const { error } = await client.from('onboarding').insert({ id, ...columns });
      expect(error?.code).toBe(code);
    });

    test.for([
      ['answers that are no object', { answers: ['a'] }, '23514'],
      ['answers larger than 48 KiB', { answers: { a: 'x'.repeat(49_200) } }, '23514'],
      ['answers nested beyond any question', { answers: nested(40) }, '23514'],
      ['a number that prints as thousands of digits', { answers: { a: 1e300 } }, '23514'],
      ['a step that does not exist', { current_step: 0 }, '23514'],
      ['a step that is not a number', { current_step: 'two' }, '22P02'],
      ['a version out of range', { flow_version: 1e6 }, '23514'],
      ['text that Postgres cannot hold', { answers: { a: '\u0000' } }, '22P05'],
    ] as const)('%s', async ([, columns, code]) => {
      const { id, client } = holder();
      const { error } = await client
        .from('onboarding_answers')
        .insert(JSON.parse(JSON.stringify({ id, ...columns })));
      expect(error?.code).toBe(code);
    });

    test.for([
      ['great ones', '1e131071', 6000],
      ['small ones', '1e-16383', 2],
      ['such of nothing', '-0e-16383', 2],
    ] as const)(
      'of figures of a few characters that print as thousands: %s',
      async ([, figure, count]) => {
        const { id } = holder();
        const body = `{"id":"${id}","answers":{"a":[${Array(count).fill(figure).join()}]}}`;
        for (const missing of ['null', 'default']) {
          const answer = await target.fetch(`${target.restUrl}/onboarding_answers`, {
            method: 'POST',
            headers: {
              ...headers(target),
              'x-onboarding-id': id,
              'content-type': 'application/json',
              prefer: `missing=${missing}`,
            },
            body,
          });
          expect([answer.status, (await answer.json()).code]).toEqual([400, '23514']);
        }
      },
    );

    test('of several rows writes none of them', async () => {
      const { id, client } = holder();
      const { error } = await client.from('onboarding').insert([{ id }, { id: newId() }]);
      expect(error?.code).toBe('42501');
      const { data } = await client.from('onboarding').select();
      expect(data).toEqual([]);
    });

    test("the timestamps are the server's", async () => {
      const { id, client } = holder();
      const { error } = await client.from('onboarding').insert({ id, updated_at: '2000-01-01' });
      expect(error?.code).toBe('42501');
    });
  });

  describe('single()', () => {
    test('is an error when there is no row', async () => {
      const { id, client } = holder();
      const { status, error } = await client.from('onboarding').select().eq('id', id).single();
      expect([status, error?.code]).toEqual([406, 'PGRST116']);
    });

    test('undoes an update that did not touch exactly one row', async () => {
      const { client } = holder();
      const { status, error } = await client
        .from('onboarding')
        .update({ email: 'a@b.co' })
        .neq('id', 'nobody')
        .select()
        .single();
      expect([status, error?.code]).toEqual([406, 'PGRST116']);
    });
  });

  describe('filters', () => {
    test.for([
      ['eq', 'email.eq.a,b(c)@d.co', 1],
      ['in', 'email.in.("a,b(c)@d.co",other)', 1],
      ['not in', 'email.not.in.(other)', 1],
      ['like', 'email.like.a*@d.co', 1],
      ['ilike', 'email.ilike.A*', 1],
      ['like misses', 'email.like.b*', 0],
      ['is null', 'ncci_class_code.is.null', 1],
      ['not is null', 'email.not.is.null', 1],
      ['greater', 'created_at.gt.2020-01-01', 1],
      ['less', 'created_at.lt.2020-01-01', 0],
      ['an empty list', 'email.in.()', 0],
    ] as const)('%s', async ([, filter, expected]) => {
      const { id, client } = holder();
      await client.from('onboarding').insert({ id, email: 'a,b(c)@d.co' });
      const [column = '', operator = '', value = ''] = split(filter);
      const { data, error } = await client
        .from('onboarding')
        .select()
        .filter(column, operator, value);
      expect(error).toBeNull();
      expect(data).toHaveLength(expected);
    });

    test('or, and, not, nested', async () => {
      const { id, client } = holder();
      await client.from('onboarding').insert({ id, email: 'a@d.co', industry_ui: 'food' });
      const { data } = await client
        .from('onboarding')
        .select('id')
        .or('email.eq."x,y",and(industry_ui.eq.food,not.or(email.is.null,email.eq.b@d.co))');
      expect(data).toEqual([{ id }]);
    });

    test('order, limit and range', async () => {
      const { id, client } = holder();
      await client.from('onboarding').insert({ id });
      const page = await client
        .from('onboarding')
        .select('id', { count: 'exact' })
        .order('created_at', { ascending: false, nullsFirst: false })
        .range(0, 4);
      expect(page).toMatchObject({ data: [{ id }], count: 1, status: 200 });
      const behind = await client.from('onboarding').select('id', { count: 'exact' }).range(5, 9);
      expect([behind.status, behind.error?.code]).toEqual([416, 'PGRST103']);
    });
  });

  describe('names that the schema does not have', () => {
    test.for([
      ['a table', '/nothing', 404, '42P01'],
      ['a column to read', '/onboarding?select=nothing', 400, '42703'],
      ['a column to filter by', '/onboarding?nothing=eq.1', 400, '42703'],
      ['an operator', '/onboarding?id=resembles.1', 400, 'PGRST100'],
      ['a table to embed', '/onboarding?select=id,onboarding_answers(id)', 400, 'PGRST200'],
      ['a function', '/rpc/onboarding_id', 404, 'PGRST202'],
      ['a function of the private schema', '/rpc/stamp', 404, 'PGRST202'],
    ] as const)('%s', async ([, path, status, code]) => {
      const answer = await target.fetch(target.restUrl + path, { headers: headers(target) });
      expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
    });

    test('a column to write', async () => {
      const { id, client } = holder();
      const { error } = await client
        .from('onboarding')
        .insert(JSON.parse(JSON.stringify({ id, nothing: 1 })));
      expect(error?.code).toBe('PGRST204');
    });

    test('a schema beside public', async () => {
      const answer = await target.fetch(`${target.restUrl}/onboarding`, {
        headers: { ...headers(target), 'accept-profile': 'private' },
      });
      expect([answer.status, (await answer.json()).code]).toEqual([406, 'PGRST106']);
    });
  });

  describe('a draft untouched for 90 days', () => {
    const rows = async (id: string) => {
      const { client } = holder(id);
      const [request, given] = await Promise.all([
        client.from('onboarding').select('id'),
        client.from('onboarding_answers').select('id'),
      ]);
      return [request.data?.length, given.data?.length];
    };
    /** Makes a row look this many days old; the trigger is disabled because it sets the timestamp. */
    const age = (table: string, id: string, days: number) =>
      target.sql(`
        alter table public.${table} disable trigger user;
        update public.${table} set updated_at = now() - interval '${days} days' where id = '${id}';
        alter table public.${table} enable trigger user;`);

    /** Deletes what is stale, this many hours after the look before. */
    const look = (hours: number) =>
      target.sql(`
        delete from private.stale_look;
        insert into private.stale_look (looked_at) values (now() - interval '${hours} hours');
        select private.delete_stale_drafts();`);

    test.for([
      ['is deleted', 'food', 91, 91, [0, 0]],
      ['is kept while its answers are touched', 'food', 91, 89, [1, 1]],
      ['is kept while its request is touched', 'food', 89, 91, [1, 1]],
      ['is kept when it was submitted', 'quoted', 400, 400, [1, 1]],
      ['is kept when it was submitted under a quote id', 'quoted:QTE-9', 400, 400, [1, 1]],
    ] as const)('%s', async ([, industry, requestAge, answersAge, left]) => {
      const { id, client } = holder();
      await client.from('onboarding').insert({ id, industry_ui: industry });
      await client.from('onboarding_answers').insert({ id, answers: {} });
      await age('onboarding', id, requestAge);
      await age('onboarding_answers', id, answersAge);
      await look(21);
      expect(await rows(id)).toEqual(left);
    });

    test('is deleted even if only one of its rows ever arrived', async () => {
      const [first, second] = [holder(), holder()];
      await first.client.from('onboarding').insert({ id: first.id });
      await second.client.from('onboarding_answers').insert({ id: second.id, answers: {} });
      await age('onboarding', first.id, 91);
      await age('onboarding_answers', second.id, 91);
      await look(21);
      expect([await rows(first.id), await rows(second.id)]).toEqual([
        [0, 0],
        [0, 0],
      ]);
    });

    test.for([
      ['the look before was when it was fresh: the clock is ahead', 91 * 24],
      ['the look before was today', 19],
      ['the look before is in the future: the clock was ahead', -24],
    ] as const)('is kept when %s', async ([, hours]) => {
      const { id, client } = holder();
      await client.from('onboarding').insert({ id });
      await age('onboarding', id, 91);
      await look(hours);
      expect(await rows(id)).toEqual([1, 0]);
    });

    test('is deleted at the second look', async () => {
      const { id, client } = holder();
      await client.from('onboarding').insert({ id });
      await age('onboarding', id, 91);
      await target.sql('delete from private.stale_look; select private.delete_stale_drafts();');
      expect(await rows(id)).toEqual([1, 0]);
      await target.sql(`
        update private.stale_look set looked_at = looked_at - interval '21 hours';
        select private.delete_stale_drafts();`);
      expect(await rows(id)).toEqual([0, 0]);
    });
  });
}

const headers = ({ key }: Target) => ({ apikey: key, authorization: `Bearer ${key}` });

/** `column.operator.value`, where a negated operator keeps its `not.`. */
function split(filter: string): string[] {
  return /^(\w+)\.((?:not\.)?\w+)\.(.*)$/.exec(filter)?.slice(1) ?? [];
}

function nested(levels: number): object {
  return levels === 0 ? {} : { a: nested(levels - 1) };
}
