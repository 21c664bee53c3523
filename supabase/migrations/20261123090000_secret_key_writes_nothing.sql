-- A hosted project grants everything on what is made in "public" to the role of the secret key, too.
-- The people who work the requests read them and delete one on demand; nobody answers for a visitor.
revoke all on public.onboarding, public.onboarding_answers, public.submitted_quote_requests
  from service_role;
grant select, delete on public.onboarding, public.onboarding_answers to service_role;
grant select on public.submitted_quote_requests to service_role;
