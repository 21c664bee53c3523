import { createContext, use } from 'react';
import plans from '../../../schemas/catalog/plans.json';
import type { FraudCatalog } from './fraud-statement.ts';
import type { PaymentCatalog } from './payment-fee.ts';
import type { PlanCatalog } from './plans.ts';

/** The figures of what is sold: everything that the quote, the purchase and the papers compute with. */
export type SaleCatalogs = {
  plans: PlanCatalog;
  payment: PaymentCatalog;
  fraudStatements: FraudCatalog;
};

/** Catalogs in place of the shipped ones of `schemas/catalog`. */
export const SaleContext = createContext<Partial<SaleCatalogs>>({});

export const shippedPlans: PlanCatalog = plans;

/** The plans that a page shows. The other catalogs have files of their own: prices need only these. */
export const usePlans = (): PlanCatalog => use(SaleContext).plans ?? shippedPlans;
