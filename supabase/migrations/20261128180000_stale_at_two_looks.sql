-- A clock that is ahead, as after a battery has run out or a wrong setting, must not delete what is
-- fresh: a draft goes if it was stale at the look before, too, which was most of a day earlier. Links
-- that have expired wait as long; they open nothing meanwhile.
create table private.stale_look (
  is_only boolean primary key default true check (is_only),
  looked_at timestamptz not null
);

comment on table private.stale_look is 'When stale drafts were last looked for, by the clock of then.';

alter table private.stale_look enable row level security;
revoke all on private.stale_look from public, anon, authenticated, service_role;

create or replace function private.delete_stale_drafts() returns integer
  language plpgsql
  set search_path = ''
  as $$
declare
  before constant timestamptz := (select looked_at from private.stale_look);
  oldest constant timestamptz := before - interval '90 days';
  deleted integer;
begin
  -- Looked for today already. A look in the future was by a clock that has been set right since.
  if before > now() - interval '20 hours' and before <= now() then
    return 0;
  end if;
  insert into private.stale_look (looked_at) values (now())
    on conflict (is_only) do update set looked_at = now();
  if before is null or before > now() then
    return 0;
  end if;
  delete from public.resume_links where expires_at <= before;
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
