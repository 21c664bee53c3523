import { it } from 'vitest';
import { others, proveEdits } from './proven-edit.ts';
import { keepsAnswers } from './renamed-question.ts';

it.each([
  ['ownershipInfo.startYear', 'firstYear'],
  ['revenueAndPayroll.expectedRevenue', 'yearlyRevenue'],
])('%s becomes %s, and no saved draft loses its answer', keepsAnswers);

proveEdits(others);
