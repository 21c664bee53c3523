-- 1e-16383 takes eight characters and prints as sixteen thousand, and so does 0e-16383, which no
-- comparison tells from 0. Like great figures, such are refused before the text is measured.
create function private.has_endless_decimals(answers jsonb) returns boolean
  language sql
  immutable
  strict
  set search_path = ''
  as $$
select exists (
  select from jsonb_path_query(answers, 'strict $.** ? (@.type() == "number")') figure
  where scale(figure::numeric) > 40
)
$$;

revoke all on function private.has_endless_decimals(jsonb) from public;
grant execute on function private.has_endless_decimals(jsonb) to anon;

-- Not of rows that are there already: what somebody has stored to do harm must not keep the
-- migration from being applied.
alter table public.onboarding_answers
  drop constraint onboarding_answers_answers_size,
  add constraint onboarding_answers_answers_size check (
    case
      when jsonb_typeof(answers) <> 'object' then false
      when jsonb_path_exists(answers, 'strict $.**{21}') then false
      when jsonb_path_exists(
        answers,
        'strict $.** ? (@.type() == "number" && (@ > 1000000000000000 || @ < -1000000000000000))'
      ) then false
      when private.has_endless_decimals(answers) then false
      else octet_length(answers::text) <= 49152
    end
  ) not valid;
