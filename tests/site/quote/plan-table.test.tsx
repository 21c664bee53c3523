// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import PlanTable from '../../../src/site/quote/PlanTable.tsx';
import * as catalog from '../../../src/site/quote/plans.ts';

/** The plans, of which only the last one includes roadside assistance. */
vi.mock('../../../src/site/quote/plans.ts', async (load) => {
  const real = await load<typeof catalog>();
  const extra = { name: 'Only in the last plan', value: 'Always', included: true };
  const plans = real.plans.map((plan, index) =>
    index === real.plans.length - 1 ? { ...plan, features: [...plan.features, extra] } : plan,
  );
  return { ...real, plans };
});

it('a feature that a plan does not name is not included', () => {
  const [chosen] = catalog.plans;
  if (chosen === undefined) throw new Error('There must be a plan.');
  render(<PlanTable id="table" chosen={chosen} />);
  const row = screen.getByRole('row', { name: /^Only in the last plan/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map((cell) => [cell.textContent, cell.dataset['included']])).toEqual([
    ['–', 'false'],
    ['–', 'false'],
    ['Always', 'true'],
  ]);
});
