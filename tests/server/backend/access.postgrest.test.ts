import { describe } from 'vitest';
import { describeAccess } from './access.ts';
import { openPostgrest } from './targets/postgrest.ts';

describe('access, on PostgREST and PostgreSQL', () => {
  describeAccess(openPostgrest);
});
