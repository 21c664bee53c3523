-- Browsers delete the answers of a device after seven days without a visit, and then only the link is
-- left: one that ended on the same day opened nothing when it was needed. A visitor can still end it.
alter table public.resume_links
  alter column expires_at set default now() + interval '30 days';
