import { describe } from 'vitest';
import { describeContract } from './contract.ts';
import { openPostgrest } from './targets/postgrest.ts';

describe('contract, on PostgREST and PostgreSQL', () => {
  describeContract(openPostgrest);
});
