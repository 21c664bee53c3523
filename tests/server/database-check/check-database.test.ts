import { beforeAll, expect, test } from 'vitest';
import type { Finding } from '../../../src/checker/lint/rule.ts';
import type { ProjectTexts } from '../../../src/checker/project/source-file.ts';
import { checkDatabase } from '../../../src/server/database-check/check-database.ts';
import { readProject } from '../../../src/server/project/files.ts';

/** Starting Postgres takes seconds beside other tests. */
const START_MS = 300_000;

let shipped: ProjectTexts;
beforeAll(() => {
  shipped = readProject('.');
});

/** The findings with one more migration, which is newer than the shipped ones. */
async function withMigration(sql: string): Promise<Finding[]> {
  const path = 'supabase/migrations/29990101000000_one_more.sql';
  return await checkDatabase(new Map([...shipped, [path, sql]]));
}

const codesAndMessages = (findings: readonly Finding[]) =>
  findings.map(({ code, message }) => `${code} ${message}`);

/** Parts that no message has, and messages that have none of the parts. */
function differences(findings: readonly Finding[], parts: readonly string[]) {
  const messages = codesAndMessages(findings);
  return {
    missing: parts.filter((part) => !messages.some((message) => message.includes(part))),
    other: messages.filter((message) => !parts.some((part) => message.includes(part))),
  };
}

const NONE = { missing: [], other: [] };

test(
  'an index and a table of the same for everybody are no findings',
  { timeout: START_MS },
  async () => {
    const findings = await withMigration(`
    create index onboarding_by_flow on public.onboarding (flow_id);
    create table public.holidays (day date primary key);
    insert into public.holidays values ('2026-07-04');
    revoke all on public.holidays from public, anon, authenticated;
    alter table public.holidays enable row level security;
    create policy "Everybody reads" on public.holidays for select to anon using (true);
    grant select on public.holidays to anon;`);
    expect(codesAndMessages(findings)).toEqual([]);
  },
);

test('policies that let strangers in are found by strangers', { timeout: START_MS }, async () => {
  const findings = await withMigration(`
    alter policy "Read the own row" on public.onboarding
      using (id = (select private.onboarding_id()) or true);
    alter policy "Delete the own row" on public.onboarding
      using (id = (select private.onboarding_id()) or email is null);
    alter policy "Change the own row" on public.onboarding
      using (id = (select private.onboarding_id())) with check (true);
    alter policy "Read the own answers" on public.onboarding_answers
      using (id = (select private.onboarding_id()) or updated_at < now() - interval '90 days');
    alter policy "Insert the own answers" on public.onboarding_answers with check (true);
    do $$ begin execute 'alter table public.resume_links disable row level security'; end $$;`);
  expect(
    differences(findings, [
      'R8 Somebody without a row reads',
      'R8 Somebody without a row deletes',
      'R8 A visitor can give the own row of "onboarding" the id of somebody else.',
      'R8 A visitor can insert rows for others into "onboarding_answers".',
    ]),
  ).toEqual(NONE);
  for (const table of ['onboarding', 'onboarding_answers', 'resume_links'])
    expect(codesAndMessages(findings).join('\n')).toMatch(
      new RegExp(`reads \\d+ rows of "public.${table}"`),
    );
});

test.each([
  [
    'a policy that is true for everybody',
    `alter policy "Read the own row" on public.onboarding
       using (id = (select private.onboarding_id()) or true);`,
    /R8 Somebody without a row reads \d+ rows of "public.onboarding"/,
  ],
  [
    'row level security that a block turns off',
    `do $$ begin execute 'alter table public.onboarding disable row level security'; end $$;`,
    /R8 Somebody without a row reads \d+ rows of "public.onboarding"/,
  ],
  [
    'a policy for rows without an e-mail',
    `alter policy "Read the own row" on public.onboarding
       using (id = (select private.onboarding_id()) or email is null);`,
    /R8 Somebody without a row reads \d+ rows of "public.onboarding"/,
  ],
])('%s is found by itself', { timeout: START_MS }, async (_name, sql, message) => {
  expect(codesAndMessages(await withMigration(sql)).join('\n')).toMatch(message);
});

test('what goes around the policies is found', { timeout: START_MS }, async () => {
  const findings = await withMigration(`
    create function public.all_emails() returns setof text language sql security definer
      set search_path = '' as $$ select email from public.onboarding $$;
    create materialized view public.by_state as
      select address_state, count(*) from public.onboarding group by 1;
    create table public.onboarding_backup as select * from public.onboarding;
    create table public.notes (id text primary key, note text);
    create view public.everything as select * from public.onboarding_answers;
    delete from public.onboarding_answers;`);
  expect(
    differences(findings, [
      'R8 Anybody may call "all_emails()"',
      'rows of "public.by_state"',
      'rows of "public.onboarding_backup"',
      'R8 "public.notes" is open to the public key',
      'rows of "public.everything"',
      'R10 Rows of "onboarding_answers" that are there before this migration are gone',
    ]),
  ).toEqual(NONE);
});

test(
  'a role of visitors that bypasses row level security is found',
  { timeout: START_MS },
  async () => {
    const findings = await withMigration('alter role anon bypassrls;');
    expect(
      differences(findings, [
        'R8 The role "anon" of visitors bypasses row level security',
        'R8 Somebody without a row',
        'R8 A visitor can insert rows for others',
      ]),
    ).toEqual(NONE);
  },
);

test(
  'a database that refuses what visitors send is found with one of them',
  { timeout: START_MS },
  async () => {
    const findings = await withMigration(`
    alter table public.onboarding add constraint only_one_letter
      check (char_length(address_state) < 2) not valid;
    alter table public.onboarding_answers add column note text not null default '';
    revoke update (answers) on public.onboarding_answers from anon;`);
    const messages = codesAndMessages(findings).join('\n');
    expect(messages).toMatch(/R7 The database refuses what a visitor sends .*only_one_letter/);
    expect(messages).toContain('R7 A visitor may not update the own row in "onboarding_answers"');
    expect(findings.some(({ witness }) => witness !== undefined)).toBe(true);
  },
);

test(
  'a migration that Postgres refuses is named with what it says',
  { timeout: START_MS },
  async () => {
    const findings = await withMigration('alter table public.onbording add column more text;');
    expect(findings).toMatchObject([
      {
        code: 'R7',
        file: 'supabase/migrations/29990101000000_one_more.sql',
        message: expect.stringContaining('relation "public.onbording" does not exist'),
      },
    ]);
  },
);
