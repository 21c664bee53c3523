import { describe } from 'vitest';
import { describeContract } from './contract.ts';
import { openEmbedded } from './targets/embedded.ts';

describe('contract, on the embedded backend', () => {
  describeContract(openEmbedded);
});
