import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { START_MS, type Target } from './targets/target.ts';
import { newId, visitor } from './visitor.ts';

const CODE_HEADER = 'x-resume-code';

/**
 * A resume link's code opens one draft for a week; nobody can list codes, and the owner can revoke one.
 */
export function describeResumeLinks(open: () => Promise<Target>): void {
  let target: Target;
  let owner: string;
  let code: string;
  beforeAll(async () => {
    target = await open();
  }, START_MS);
  afterAll(async () => await target?.close());
  beforeEach(async () => {
    owner = newId();
    code = newId();
    await visitor(target, owner).from('onboarding_answers').insert({ id: owner });
    expect((await addLink(owner, code)).error).toBeNull();
  });

  const addLink = async (id: string, withCode: string, draft = id) =>
    await visitor(target, id)
      .from('resume_links')
      .insert({ draft_id: draft })
      .setHeader(CODE_HEADER, withCode);

  /** Draft ids that a visitor finds with a code; without a code, those found with their own id. */
  async function found(withCode?: string, id?: string): Promise<string[]> {
    const query = visitor(target, id).from('resume_links').select('draft_id');
    const { data } = await (withCode === undefined
      ? query
      : query.setHeader(CODE_HEADER, withCode));
    return (data ?? []).map((row) => row.draft_id);
  }

  test('a code opens its draft on a device that holds another draft, or none', async () => {
    expect(await found(code)).toEqual([owner]);
    expect(await found(code, newId())).toEqual([owner]);
  });

  test('a code opens no other link of the same draft', async () => {
    await addLink(owner, newId());
    expect(await found(code, owner)).toEqual([owner]);
  });

  test('without a code and an id no link is visible, whatever the request', async () => {
    const stranger = visitor(target).from('resume_links');
    expect((await stranger.select()).data).toEqual([]);
    expect((await stranger.select('*', { count: 'exact', head: true })).count).toBe(0);
    expect((await stranger.select().eq('draft_id', owner)).data).toEqual([]);
    expect((await stranger.select().like('code_hash', '%')).data).toEqual([]);
    expect(await found(undefined, newId())).toEqual([]);
  });

  test.for([
    '',
    'short',
    '%',
    "x' or '1'='1",
    '*'.repeat(40),
    `${'0'.repeat(8)}-0000-4000-8000-000000000000`,
  ])('the code %j opens nothing', async (wrong) => expect(await found(wrong)).toEqual([]));

  test('the stored hash is not a code', async () => {
    const { data } = await visitor(target, owner).from('resume_links').select('code_hash').single();
    expect(data?.code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(data?.code_hash).not.toContain(code);
    expect(await found(data?.code_hash)).toEqual([]);
  });

  test('a code gives no access to the answers themselves, only its id does', async () => {
    const { data } = await visitor(target)
      .from('onboarding_answers')
      .select()
      .setHeader(CODE_HEADER, code);
    expect(data).toEqual([]);
  });

  test('a code opens nothing once its thirty days are over', async () => {
    const { data } = await visitor(target, owner)
      .from('resume_links')
      .select('created_at, expires_at')
      .single();
    const days = (Date.parse(data?.expires_at ?? '') - Date.parse(data?.created_at ?? '')) / 864e5;
    expect(days).toBeCloseTo(30, 3);
    const expire = `update public.resume_links set expires_at = now() - interval '1 day' where draft_id = '${owner}'`;
    await target.sql(expire);
    expect(await found(code)).toEqual([]);
    await target.sql(`
      delete from private.stale_look;
      insert into private.stale_look (looked_at) values (now() - interval '21 hours');
      select private.delete_stale_drafts();`);
    expect(await found(undefined, owner)).toEqual([]);
  });

  test('a visitor cannot create, end or prolong a link to the answers of another', async () => {
    const thief = newId();
    await visitor(target, thief).from('onboarding_answers').insert({ id: thief });
    expect((await addLink(thief, newId(), owner)).error?.code).toBe('42501');
    const links = () => visitor(target, thief).from('resume_links');
    await links().delete().eq('draft_id', owner);
    await links().delete().eq('draft_id', owner).setHeader(CODE_HEADER, code);
    const later = { expires_at: '2999-01-01T00:00:00Z' };
    expect((await links().update(later).eq('draft_id', owner)).error?.code).toBe('42501');
    const own = visitor(target, owner).from('resume_links');
    expect((await own.update(later).eq('draft_id', owner)).error?.code).toBe('42501');
    const chosen = { draft_id: owner, expires_at: later.expires_at };
    const prolonged = await own.insert(chosen).setHeader(CODE_HEADER, newId());
    expect(prolonged.error?.code).toBe('42501');
    expect(await found(code)).toEqual([owner]);
  });

  test('no link is made without a code, without answers, or with a code in use', async () => {
    const own = visitor(target, owner).from('resume_links');
    expect((await own.insert({ draft_id: owner })).error?.code).toBe('23502');
    expect((await addLink(owner, 'short')).error?.code).toBe('23514');
    expect((await addLink(owner, code)).error?.code).toBe('23505');
    expect((await addLink(newId(), newId())).error?.code).toBe('23503');
  });

  test('the owner ends all links at once', async () => {
    const second = newId();
    await addLink(owner, second);
    await visitor(target, owner).from('resume_links').delete().eq('draft_id', owner);
    expect([await found(code), await found(second)]).toEqual([[], []]);
  });

  test.for(['resume_links', 'onboarding_answers'] as const)(
    'nobody makes a link of a code that has ended with its row of %s',
    async (table) => {
      const thief = newId();
      await visitor(target, thief).from('onboarding_answers').insert({ id: thief });
      const own = visitor(target, owner);
      await (table === 'resume_links'
        ? own.from(table).delete().eq('draft_id', owner)
        : own.from(table).delete().eq('id', owner));
      expect((await addLink(thief, code)).error?.code).toBe('23505');
      expect(await found(code)).toEqual([]);
      expect((await addLink(thief, newId())).error).toBeNull();
    },
  );

  test('an eleventh link ends the oldest', async () => {
    const codes = Array.from({ length: 10 }, newId);
    for (const next of codes) await addLink(owner, next);
    expect(await found(code)).toEqual([]);
    expect(await found(codes[0])).toEqual([owner]);
    expect(await found(undefined, owner)).toHaveLength(10);
  });

  test('links are deleted with the answers', async () => {
    await visitor(target, owner).from('onboarding_answers').delete().eq('id', owner);
    expect(await found(code)).toEqual([]);
    expect(await found(undefined, owner)).toEqual([]);
  });
}
