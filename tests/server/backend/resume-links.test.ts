import { describe } from 'vitest';
import { describeResumeLinks } from './resume-links.ts';
import { openEmbedded } from './targets/embedded.ts';

describe('resume links in the embedded backend', () => {
  describeResumeLinks(openEmbedded);
});
