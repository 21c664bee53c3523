-- Every other answer of a visitor (decision D25), under the same id and the same access rule as
-- the row of public.onboarding. There is no foreign key: after a lost connection either row may
-- arrive first, and neither must be refused for that.

create table public.onboarding_answers (
  id text primary key
    constraint onboarding_answers_id_form check (id ~ '^[\x21-\x7e]{11,64}$'),
  answers jsonb not null default '{}'
    -- In this order: no question nests deeper than 20 levels; a number of six characters
    -- (1e9999) can print as thousands, so figures are bounded before the text is measured.
    -- "strict" matters: without it the search visits nested lists again and again.
    constraint onboarding_answers_answers_size check (
      case
        when jsonb_typeof(answers) <> 'object' then false
        when jsonb_path_exists(answers, 'strict $.**{21}') then false
        when jsonb_path_exists(
          answers,
          'strict $.** ? (@.type() == "number" && (@ > 1000000000000000 || @ < -1000000000000000))'
        ) then false
        else octet_length(answers::text) <= 49152
      end
    ),
  current_step integer not null default 1
    constraint onboarding_answers_current_step_range check (current_step between 1 and 99),
  flow_version integer not null default 1
    constraint onboarding_answers_flow_version_range check (flow_version between 1 and 100000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.onboarding_answers is 'The answers of an anonymous visitor, by section.';
comment on column public.onboarding_answers.answers is
  'An object of the sections of specification section 3, only those on the visitor''s path (D28).';
comment on column public.onboarding_answers.current_step is 'The saved step number (D4).';
comment on column public.onboarding_answers.flow_version is
  'The version of flows/onboarding.json under which the answers were given.';

create trigger onboarding_answers_stamp before insert or update on public.onboarding_answers
  for each row execute function private.stamp();

alter table public.onboarding_answers enable row level security;
alter table public.onboarding_answers force row level security;

create policy "Read the own answers" on public.onboarding_answers
  for select to anon using (id = (select private.onboarding_id()));
create policy "Insert the own answers" on public.onboarding_answers
  for insert to anon with check (id = (select private.onboarding_id()));
create policy "Change the own answers" on public.onboarding_answers
  for update to anon
  using (id = (select private.onboarding_id()))
  with check (id = (select private.onboarding_id()));
create policy "Delete the own answers" on public.onboarding_answers
  for delete to anon using (id = (select private.onboarding_id()));

revoke all on public.onboarding_answers from public, anon, authenticated;
grant
  select,
  insert (id, answers, current_step, flow_version),
  update (id, answers, current_step, flow_version),
  delete
  on public.onboarding_answers to anon;
grant select, delete on public.onboarding_answers to service_role;
