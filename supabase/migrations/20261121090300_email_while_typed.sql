-- Answers are saved while they are typed. A minimum of three characters refused the first letters
-- of every e-mail that was typed with a pause, and told the visitor of an error that was none.
alter table public.onboarding
  drop constraint onboarding_email_length,
  add constraint onboarding_email_length check (char_length(email) between 1 and 254);
