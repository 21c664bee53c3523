import { describe } from 'vitest';
import { describeAccess } from './access.ts';
import { openEmbedded } from './targets/embedded.ts';

describe('access, on the embedded backend', () => {
  describeAccess(openEmbedded);
});
