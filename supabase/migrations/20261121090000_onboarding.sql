-- The quote request of one visitor, with exactly the columns of the specification (section 3,
-- decision D25) and two timestamps.
--
-- There are no accounts. The id is made in the visitor's browser and is a bearer secret: a request
-- that carries it in the header x-onboarding-id reaches that one row, any other reaches none (D27).

create schema private;
revoke all on schema private from public;

-- The id that the request holds, or null. PostgREST puts the headers into the setting
-- request.headers; an empty string is not JSON, hence the nullif.
create function private.onboarding_id() returns text
  language sql
  stable
  set search_path = ''
  as $$ select nullif(current_setting('request.headers', true), '')::json ->> 'x-onboarding-id' $$;

-- Timestamps are the server's. updated_at grows with every write, so that a client can say
-- "only if nobody wrote since" by a filter on it.
create function private.stamp() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  else
    new.created_at := clock_timestamp();
    new.updated_at := new.created_at;
  end if;
  return new;
end
$$;

revoke all on function private.onboarding_id(), private.stamp() from public;

create table public.onboarding (
  id text primary key
    constraint onboarding_id_form check (id ~ '^[\x21-\x7e]{11,64}$'),
  address_state text
    constraint onboarding_address_state_form check (address_state ~ '^.{1,2}$'),
  industry_ui text
    constraint onboarding_industry_ui_length check (char_length(industry_ui) between 1 and 64),
  email text
    constraint onboarding_email_length check (char_length(email) between 3 and 254),
  ncci_class_code text
    constraint onboarding_ncci_class_code_form
    check (ncci_class_code ~ '^[0-9]{4,6}(,[0-9]{4,6}){0,19}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.onboarding is 'One quote request of an anonymous visitor.';
comment on column public.onboarding.id is 'The local uuid; who holds it has access to the row.';
comment on column public.onboarding.address_state is 'Two-letter code of a state or territory.';
comment on column public.onboarding.industry_ui is
  'The business type; after a quote its status, optionally followed by a colon and the quote id.';
comment on column public.onboarding.ncci_class_code is 'Construction class codes, comma-joined.';

create trigger onboarding_stamp before insert or update on public.onboarding
  for each row execute function private.stamp();

alter table public.onboarding enable row level security;
alter table public.onboarding force row level security;

-- (select ...) lets Postgres call the function once a statement and not once a row.
create policy "Read the own row" on public.onboarding
  for select to anon using (id = (select private.onboarding_id()));
create policy "Insert the own row" on public.onboarding
  for insert to anon with check (id = (select private.onboarding_id()));
create policy "Change the own row" on public.onboarding
  for update to anon
  using (id = (select private.onboarding_id()))
  with check (id = (select private.onboarding_id()));
create policy "Delete the own row" on public.onboarding
  for delete to anon using (id = (select private.onboarding_id()));

grant usage on schema private to anon;
grant execute on function private.onboarding_id() to anon;

-- Hosted projects may grant everything on new tables: start from nothing. An upsert sets the id
-- too, so it needs update on it; the policy keeps it from changing.
revoke all on public.onboarding from public, anon, authenticated;
grant
  select,
  insert (id, address_state, industry_ui, email, ncci_class_code),
  update (id, address_state, industry_ui, email, ncci_class_code),
  delete
  on public.onboarding to anon;
grant select, delete on public.onboarding to service_role;
