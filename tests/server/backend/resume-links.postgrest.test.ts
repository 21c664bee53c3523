import { describe } from 'vitest';
import { describeResumeLinks } from './resume-links.ts';
import { openPostgrest } from './targets/postgrest.ts';

describe('resume links in PostgREST on PostgreSQL', () => {
  describeResumeLinks(openPostgrest);
});
