-- A draft that nobody touched for 90 days and that was not submitted is deleted (decision D40): both
-- of its rows, once neither was written for that long. Submitted requests stay until somebody
-- deletes them.
--
--   hosted:    pg_cron calls the function every night, where a project has that extension
--   embedded:  the server calls it when it starts and once a day

create function private.delete_stale_drafts() returns integer
  language plpgsql
  set search_path = ''
  as $$
declare
  oldest constant timestamptz := now() - interval '90 days';
  deleted integer;
begin
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

comment on function private.delete_stale_drafts() is
  'Deletes drafts that were neither touched for 90 days nor submitted; returns how many.';

revoke all on function private.delete_stale_drafts() from public, anon, authenticated, service_role;

-- The extension is offered by hosted projects and by few others; without it somebody else has to
-- call the function, and a migration must not fail for that.
do $$
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron') then
    return;
  end if;
  create extension if not exists pg_cron;
  perform cron.schedule(
    'delete-stale-drafts', '17 9 * * *', 'select private.delete_stale_drafts()'
  );
exception when others then
  raise warning 'pg_cron does not work here (%): call private.delete_stale_drafts() daily', sqlerrm;
end
$$;
