-- What a hosted Supabase project has before the first migration: the roles of its API. Kept out
-- of supabase/migrations because there they exist already.
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
