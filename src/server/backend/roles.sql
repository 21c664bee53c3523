-- What a hosted Supabase project has before the first migration: the roles of its API, and their
-- grants on everything created in `public`. Not in supabase/migrations, because it already exists
-- there.
do $$
declare
  missing text;
begin
  foreach missing in array array['anon', 'authenticated', 'service_role', 'authenticator'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = missing) then
      execute format('create role %I nologin noinherit', missing);
    end if;
  end loop;
end
$$;
alter role service_role bypassrls;
grant anon, authenticated, service_role to authenticator;
grant usage on schema public to anon, authenticated, service_role;
-- A table is open to the public key until its migration closes it: if less were granted here, a
-- migration that forgets to would look safe.
alter default privileges in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on functions to anon, authenticated, service_role;
