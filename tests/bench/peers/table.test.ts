import { expect, it } from 'vitest';
import { ratioTable } from './table.ts';

it('shows the reference in its unit, the others as ratios to it, and a dash for what was not measured', () => {
  const figures = [
    { name: 'first paint', unit: 'ms', numbers: { ours: 250, theirs: 500, bare: 5 } },
    { name: 'heap', unit: 'MiB', numbers: { ours: 3, theirs: 2.04 } },
  ] as const;
  expect(ratioTable(figures, ['ours', 'theirs', 'bare'], 'theirs').split('\n')).toEqual([
    '|  | theirs | ours | bare |',
    '| --- | ---: | ---: | ---: |',
    '| first paint | 500 ms | 0.50 | 0.01 |',
    '| heap | 2 MiB | 1.47 | – |',
  ]);
});
