-- The access rules as Postgres itself enforces them: `supabase test db` runs this file, and so does
-- tests/server/backend/row-access.test.ts inside the embedded Postgres.
begin;
create extension if not exists pgtap;

select plan(108);

-- Row level security is on, and applies to the owner as well.
select ok(relrowsecurity and relforcerowsecurity, relname || ' forces row level security')
from pg_class
where oid in (
  'public.onboarding'::regclass, 'public.onboarding_answers'::regclass,
  'public.resume_links'::regclass
)
order by relname;

select policies_are(
  'public', 'onboarding',
  array['Read the own row', 'Insert the own row', 'Change the own row', 'Delete the own row']
);
select policies_are(
  'public', 'onboarding_answers',
  array['Read the own answers', 'Insert the own answers', 'Change the own answers', 'Delete the own answers']
);
select policies_are(
  'public', 'resume_links',
  array[
    'Read what the code opens, or the own links', 'Insert a link to the own answers',
    'Delete the own links'
  ]
);
select policy_roles_are('public', tablename, policyname, array['anon'])
from pg_policies
where schemaname = 'public';

-- No more is granted than the client uses.
select table_privs_are('public', 'onboarding', 'anon', array['SELECT', 'DELETE']);
select table_privs_are('public', 'onboarding_answers', 'anon', array['SELECT', 'DELETE']);
select table_privs_are('public', 'submitted_quote_requests', 'anon', array[]::text[]);
select table_privs_are('public', 'resume_links', 'anon', array['SELECT', 'DELETE']);
select table_privs_are('public', 'resume_links', closed, array[]::text[])
from unnest(array['authenticated', 'service_role']) as closed;
select column_privs_are('public', 'resume_links', 'draft_id', 'anon', array['SELECT', 'INSERT']);
select column_privs_are('public', 'resume_links', made, 'anon', array['SELECT'])
from unnest(array['code_hash', 'created_at', 'expires_at']) as made;
select table_privs_are('public', 'onboarding', 'authenticated', array[]::text[]);
select table_privs_are('public', 'onboarding_answers', 'authenticated', array[]::text[]);
select table_privs_are('public', 'submitted_quote_requests', 'authenticated', array[]::text[]);
select table_privs_are('public', 'onboarding', 'service_role', array['SELECT', 'DELETE']);
select table_privs_are('public', 'onboarding_answers', 'service_role', array['SELECT', 'DELETE']);
select table_privs_are('public', 'submitted_quote_requests', 'service_role', array['SELECT']);
select column_privs_are(
  'public', 'onboarding', written, 'anon', array['SELECT', 'INSERT', 'UPDATE']
)
from unnest(array['id', 'address_state', 'industry_ui', 'email', 'ncci_class_code']) as written;
select column_privs_are(
  'public', 'onboarding_answers', written, 'anon', array['SELECT', 'INSERT', 'UPDATE']
)
from unnest(array['id', 'answers', 'current_step', 'flow_version']) as written;
select column_privs_are('public', of_table, 'flow_id', 'anon', array['SELECT', 'INSERT'])
from unnest(array['onboarding', 'onboarding_answers']) as of_table;
select column_privs_are('public', of_table, stamped, 'anon', array['SELECT'])
from unnest(array['onboarding', 'onboarding_answers']) as of_table,
  unnest(array['created_at', 'updated_at']) as stamped;
select schema_privs_are('private', 'anon', array['USAGE']);
select function_privs_are('private', 'onboarding_id', array[]::text[], 'anon', array['EXECUTE']);
select is(has_function_privilege('anon', 'private.stamp()', 'execute'), false);
select function_privs_are('private', 'resume_code_hash', array[]::text[], 'anon', array['EXECUTE']);
select is(has_function_privilege(asking, 'private.limit_resume_links()', 'execute'), false)
from unnest(array['anon', 'authenticated', 'service_role']) as asking;
select is(has_function_privilege(asking, ended, 'execute'), false)
from unnest(array['anon', 'authenticated', 'service_role']) as asking,
  unnest(array['private.keep_ended_code()', 'private.refuse_ended_code()']) as ended;
select table_privs_are('private', 'ended_codes', asking, array[]::text[])
from unnest(array['anon', 'authenticated', 'service_role']) as asking;
select is(has_function_privilege(asking, 'private.delete_stale_drafts()', 'execute'), false)
from unnest(array['anon', 'authenticated', 'service_role']) as asking;

-- No change notifications: a subscription would not see the header.
select is_empty(
  $$ select * from pg_publication_tables where schemaname = 'public' $$,
  'no table is published'
);

-- Every column of the tables is bounded, except the timestamps, which are the server's.
select isnt_empty(
  format(
    $$ select from pg_constraint where contype = 'c' and conrelid = %s and conkey @> array[%s::smallint] $$,
    attrelid, attnum
  ),
  attrelid::regclass || '.' || attname || ' is bounded'
)
from pg_attribute
join pg_class on pg_class.oid = attrelid
where relnamespace = 'public'::regnamespace and relkind = 'r'
  and attnum > 0 and not attisdropped and atttypid <> 'timestamptz'::regtype;

-- Two visitors with a row each.
insert into public.onboarding (id, email, industry_ui) values
  ('visitor-one-1111', 'one@example.com', 'quoted:QTE-42'),
  ('visitor-two-2222', 'two@example.com', 'food');
insert into public.onboarding_answers (id, answers) values
  ('visitor-one-1111', '{"businessType": "construction", "contactInfo": {"firstName": "Ada"}}'),
  ('visitor-two-2222', '{}');

set local role anon;

select is_empty('table public.onboarding', 'without a request nothing is seen');
select set_config('request.headers', '', true);
select is_empty('table public.onboarding', 'an empty header setting shows nothing');
select set_config('request.headers', '{}', true);
select is_empty('table public.onboarding', 'without the header nothing is seen');
select is_empty('table public.onboarding_answers', 'without the header no answers are seen');
select throws_ok(
  $$ insert into public.onboarding (id) values ('visitor-new-3333') $$, '42501', null,
  'without the header nothing is inserted'
);

select set_config('request.headers', '{"x-onboarding-id": "visitor-one-1111"}', true);
select results_eq(
  'select id from public.onboarding', array['visitor-one-1111'], 'a visitor sees the own row'
);
select results_eq(
  'select id from public.onboarding_answers', array['visitor-one-1111'],
  'a visitor sees the own answers'
);
select lives_ok(
  $$ update public.onboarding set email = 'new@example.com' where id = 'visitor-one-1111' $$,
  'a visitor changes the own row'
);
select lives_ok(
  $$ update public.onboarding set email = 'new@example.com' $$,
  'a change that names no row reaches the own row alone'
);
select lives_ok(
  $$ update public.onboarding_answers set current_step = 7 $$,
  'a change that names no row reaches the own answers alone'
);
select is_empty(
  $$ update public.onboarding set email = 'thief@example.com'
     where id = 'visitor-two-2222' returning id $$,
  'a visitor does not change another row'
);
select is_empty(
  $$ delete from public.onboarding where id = 'visitor-two-2222' returning id $$,
  'a visitor does not delete another row'
);
select throws_ok(
  $$ update public.onboarding set id = 'visitor-new-3333' where id = 'visitor-one-1111' $$,
  '42501', null, 'a row keeps its id'
);
select throws_ok(
  $$ update public.onboarding set id = 'visitor-new-3333' $$,
  '42501', null, 'a row keeps its id, also where no row is named'
);
select throws_ok(
  $$ update public.onboarding_answers set id = 'visitor-new-3333' $$,
  '42501', null, 'and so do answers'
);
select throws_ok(
  $$ insert into public.onboarding_answers (id) values ('visitor-new-3333') $$,
  '42501', null, 'answers are inserted for the own id only'
);
select throws_ok(
  $$ insert into public.onboarding (id) values ('visitor-two-2222')
     on conflict (id) do update set email = 'thief@example.com' $$,
  '42501', null, 'an upsert does not take another row over'
);
select throws_ok(
  $$ update public.onboarding set updated_at = now() $$, '42501', null,
  'the timestamps are not the visitor''s'
);
select throws_ok('table public.submitted_quote_requests', '42501', null, 'the view is closed');
select throws_ok('truncate public.onboarding', '42501', null, 'nothing is truncated');
select isnt_empty(
  $$ delete from public.onboarding_answers where id = 'visitor-one-1111' returning id $$,
  'a visitor deletes the own answers'
);

reset role;
select results_eq(
  'select id from public.onboarding order by id',
  array['visitor-one-1111', 'visitor-two-2222'],
  'both rows are still there'
);

set local role service_role;
select results_eq(
  'select quote_id, email from public.submitted_quote_requests',
  $$ values ('QTE-42', 'new@example.com') $$,
  'the people who work the requests see the submitted one'
);

-- A statement that reads no column is not blocked by the policy for reading.
set local role anon;
select set_config('request.headers', '{"x-onboarding-id": "visitor-one-1111"}', true);
select lives_ok('delete from public.onboarding', 'a deletion that names no row is no error');
select lives_ok('delete from public.onboarding_answers', 'nor is one of answers');

reset role;
select results_eq(
  'select id, email from public.onboarding',
  $$ values ('visitor-two-2222', 'two@example.com') $$,
  'it takes the own row alone'
);
select results_eq(
  'select id, current_step from public.onboarding_answers',
  $$ values ('visitor-two-2222', 1) $$,
  'it takes the own answers alone'
);
select * from finish();
rollback;
