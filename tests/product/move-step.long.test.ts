import { test } from 'vitest';
import { needsNoEdit } from './moved-step.ts';

test.each([
  ['ownership', 'locations'],
  ['locations', 'umbrella-liability'],
  ['tools-and-equipment', 'insurance-start-date'],
])('%s after %s needs no manual edit', needsNoEdit);
