-- Several questionnaires store their rows in the same tables; each row says whose it is. The id is
-- that of the flow file, and it is given once: what a row is about never changes.
alter table public.onboarding
  add column flow_id text not null default 'onboarding'
    constraint onboarding_flow_id_form check (flow_id ~ '^[a-z][a-z0-9-]{0,39}$');
alter table public.onboarding_answers
  add column flow_id text not null default 'onboarding'
    constraint onboarding_answers_flow_id_form check (flow_id ~ '^[a-z][a-z0-9-]{0,39}$');

comment on column public.onboarding.flow_id is 'The questionnaire: the id of its file in flows/.';
comment on column public.onboarding_answers.flow_id is
  'The questionnaire: the id of its file in flows/.';
comment on column public.onboarding_answers.flow_version is
  'The version of the questionnaire under which the answers were given.';

grant insert (flow_id) on public.onboarding to anon;
grant insert (flow_id) on public.onboarding_answers to anon;

-- A new column of a view comes last.
create or replace view public.submitted_quote_requests with (security_invoker = true) as
select
  nullif(split_part(request.industry_ui, ':', 2), '') as quote_id,
  request.updated_at as last_saved_at,
  given.answers ->> 'businessType' as business_type,
  request.address_state,
  request.ncci_class_code,
  request.email,
  given.answers #>> '{contactInfo,firstName}' as first_name,
  given.answers #>> '{contactInfo,lastName}' as last_name,
  given.answers #>> '{contactInfo,phone}' as phone,
  (given.answers #>> '{contactInfo,smsConsent}') = 'true' as sms_consent,
  given.answers #>> '{contactInfo,businessName}' as business_name,
  given.answers #>> '{contactInfo,streetAddress}' as street_address,
  given.answers #>> '{contactInfo,city}' as city,
  given.answers #>> '{contactInfo,state}' as state,
  given.answers #>> '{contactInfo,zipCode}' as zip_code,
  given.answers #>> '{insuranceStartDate,date}' as coverage_start,
  given.flow_version,
  given.answers,
  request.flow_id
from public.onboarding as request
left join public.onboarding_answers as given on given.id = request.id
where request.industry_ui = 'quoted' or request.industry_ui like 'quoted:%';
