import { expect, it } from 'vitest';
import { coverageMap, coverageOf, subcontractorsIn } from '../../src/site/quote/offer/coverage.ts';

const unsupervised = (includeSubcontractors: string) => ({
  subcontractorInfo: { includeSubcontractors },
  generalContracting: { subcontractorActivities: true, visitFrequency: '4+' },
});

it('covers subcontracted work on a condition if subcontractor coverage is included', () => {
  const lines = coverageOf(coverageMap, unsupervised('yes'));
  expect(lines.map(({ label, verdict }) => [label, verdict.kind])).toEqual([
    ['Subcontracted work that you do not supervise in person', 'conditional'],
  ]);
});

it('covers no subcontracted work, not even on a condition, if it is not', () => {
  expect(coverageOf(coverageMap, unsupervised('no'))).toEqual([]);
  expect(subcontractorsIn(coverageMap, unsupervised('no'), {})).toContain('are not covered');
});
