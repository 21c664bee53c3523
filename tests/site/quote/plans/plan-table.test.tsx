// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SaleContext } from '../../../../src/site/quote/offer/catalogs.ts';
import { defaultPlan } from '../../../../src/site/quote/offer/plans.ts';
import PlanTable from '../../../../src/site/quote/plans/PlanTable.tsx';
import { knownCatalogs } from '../offer/known-catalogs.ts';

it('a feature that a plan does not have is not included', () => {
  const { plans } = knownCatalogs;
  const extra = { name: 'Only in the last plan', value: 'Always', plans: ['deluxe'] };
  const catalog = { ...plans, features: [...plans.features, extra] };
  render(
    <SaleContext value={{ ...knownCatalogs, plans: catalog }}>
      <PlanTable id="table" chosen={defaultPlan(catalog)} />
    </SaleContext>,
  );
  const row = screen.getByRole('row', { name: /^Only in the last plan/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map((cell) => [cell.textContent, cell.dataset['included']])).toEqual([
    ['Not included', 'false'],
    ['Not included', 'false'],
    ['Always', 'true'],
  ]);
});
