-- The hand-off to the people who work the requests: one line a submitted quote request.
--
--   hosted:    select * from public.submitted_quote_requests order by last_saved_at desc;
--              in the SQL editor of the dashboard, or through the API with the secret key
--   embedded:  npm run export, which writes them as CSV and JSON
--
-- Only service_role may read it: the public key gets 42501. The visitor's id is left out on
-- purpose: it is the key to the row, and a list of keys must not travel in spreadsheets. A line is
-- named by its quote id.
--
-- security_invoker: the view gives its reader no more rights than the tables do.

create view public.submitted_quote_requests with (security_invoker = true) as
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
  given.answers
from public.onboarding as request
left join public.onboarding_answers as given on given.id = request.id
where request.industry_ui = 'quoted' or request.industry_ui like 'quoted:%';

comment on view public.submitted_quote_requests is
  'Submitted quote requests for the people who work them; readable by service_role only.';

revoke all on public.submitted_quote_requests from public, anon, authenticated;
grant select on public.submitted_quote_requests to service_role;

-- The scan behind the view stays small however many unfinished requests there are.
create index onboarding_submitted on public.onboarding (updated_at)
  where industry_ui = 'quoted' or industry_ui like 'quoted:%';
