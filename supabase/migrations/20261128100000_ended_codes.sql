-- A link that has ended stays ended. Whoever knows its code could otherwise make a link of it to answers
-- of their own, and a visitor who follows the old link would go on with those. Only the hash is kept, and
-- nothing says whose it was; after a year it goes.
create table private.ended_codes (
  code_hash text primary key,
  ended_at timestamptz not null default now()
);

comment on table private.ended_codes is 'Hashes of the codes of links that have ended.';

create index ended_codes_ended_at on private.ended_codes (ended_at);

alter table private.ended_codes enable row level security;
revoke all on private.ended_codes from public, anon, authenticated, service_role;

create function private.keep_ended_code() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  as $$
begin
  delete from private.ended_codes where ended_at < now() - interval '1 year';
  insert into private.ended_codes (code_hash) values (old.code_hash) on conflict do nothing;
  return null;
end
$$;

create function private.refuse_ended_code() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  as $$
begin
  if exists (select from private.ended_codes where code_hash = new.code_hash) then
    raise unique_violation using message = 'this code has ended';
  end if;
  return new;
end
$$;

revoke all on function private.keep_ended_code(), private.refuse_ended_code()
  from public, anon, authenticated, service_role;

create trigger resume_links_end after delete on public.resume_links
  for each row execute function private.keep_ended_code();
create trigger resume_links_ended before insert on public.resume_links
  for each row execute function private.refuse_ended_code();
