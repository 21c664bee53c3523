import { createContext, use } from 'react';
import fraudStatements from '../../../schemas/catalog/fraud-statements.json';
import payment from '../../../schemas/catalog/payment.json';
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

/** The shipped catalogs of `schemas/catalog`. */
export const saleCatalogs: SaleCatalogs = { plans, payment, fraudStatements };

/** The catalogs that a page shows. */
export const SaleContext = createContext(saleCatalogs);

export const useSaleCatalogs = (): SaleCatalogs => use(SaleContext);
