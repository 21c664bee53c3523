-- A resume link carries a code of its own and not the id of the row (D27): a browser's history and a
-- mailbox keep what they were shown, so a link has to end. A code opens the answers for seven days or
-- until the visitor ends it; only its hash is kept here.
--
-- A request names a code in the header x-resume-code, where no log of addresses sees it. Whoever
-- holds one reads the id behind it, and nothing else; without a code and an id there is nothing to
-- read, so nothing can be tried but codes of 122 random bits.

-- The hash of the code that the request holds: null without a code, '' for what is no code.
create function private.resume_code_hash() returns text
  language sql
  stable
  set search_path = ''
  as $$
select case
  when code is null then null
  when code ~ '^[0-9A-Za-z_-]{32,64}$' then encode(sha256(convert_to(code, 'UTF8')), 'hex')
  else ''
end
from (
  select nullif(current_setting('request.headers', true), '')::json ->> 'x-resume-code'
) as header (code)
$$;

revoke all on function private.resume_code_hash() from public;
grant execute on function private.resume_code_hash() to anon;

-- A link comes after the answers that it opens, and goes with them (D29, D40).
create table public.resume_links (
  code_hash text primary key default private.resume_code_hash()
    constraint resume_links_code_hash_form check (code_hash ~ '^[0-9a-f]{64}$'),
  draft_id text not null references public.onboarding_answers (id) on delete cascade
    constraint resume_links_draft_id_form check (draft_id ~ '^[\x21-\x7e]{11,64}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);

comment on table public.resume_links is 'Codes of links that open the answers of a visitor.';
comment on column public.resume_links.code_hash is 'SHA-256 of the code, in hex.';

create index resume_links_draft_id on public.resume_links (draft_id);

-- A draft has ten links at most: a new one ends the oldest. Somebody else's are safe, because the
-- policy then refuses the row and all of this is undone.
create function private.limit_resume_links() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  as $$
begin
  delete from public.resume_links
  where code_hash in (
    select link.code_hash
    from public.resume_links as link
    where link.draft_id = new.draft_id
    order by link.created_at desc
    offset 9
  );
  return new;
end
$$;

revoke all on function private.limit_resume_links() from public, anon, authenticated, service_role;

create trigger resume_links_limit before insert on public.resume_links
  for each row execute function private.limit_resume_links();

alter table public.resume_links enable row level security;
alter table public.resume_links force row level security;

create policy "Read what the code opens, or the own links" on public.resume_links
  for select to anon using (
    (code_hash = (select private.resume_code_hash()) and expires_at > now())
    or (
      draft_id = (select private.onboarding_id()) and (select private.resume_code_hash()) is null
    )
  );
create policy "Insert a link to the own answers" on public.resume_links
  for insert to anon with check (draft_id = (select private.onboarding_id()));
create policy "Delete the own links" on public.resume_links
  for delete to anon using (draft_id = (select private.onboarding_id()));

revoke all on public.resume_links from public, anon, authenticated, service_role;
grant select, insert (draft_id), delete on public.resume_links to anon;

-- As before; the links of a draft go with it, and those that have expired go here.
create or replace function private.delete_stale_drafts() returns integer
  language plpgsql
  set search_path = ''
  as $$
declare
  oldest constant timestamptz := now() - interval '90 days';
  deleted integer;
begin
  delete from public.resume_links where expires_at <= now();
  with stale as (
    select id
    from public.onboarding as request
    full join public.onboarding_answers as given using (id)
    where coalesce(request.updated_at, '-infinity') < oldest
      and coalesce(given.updated_at, '-infinity') < oldest
      and coalesce(request.industry_ui, '') <> 'quoted'
      and coalesce(request.industry_ui, '') not like 'quoted:%'
  ), requests as (
    delete from public.onboarding where id in (select id from stale) and updated_at < oldest
  ), answers as (
    delete from public.onboarding_answers
    where id in (select id from stale) and updated_at < oldest
  )
  select count(*) into deleted from stale;
  return deleted;
end
$$;
