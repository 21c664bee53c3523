import { createContext, use } from 'react';
import plans from '../../../../schemas/catalog/plans.json';
import type { PlanCatalog } from './plans.ts';

/** `schemas/catalog/fraud-statements.json`: the general wording, and those of states by full name. */
export type FraudCatalog = { default: string; states: Readonly<Record<string, string>> };

/** The part of `schemas/catalog/payment.json` that fees come from. */
export type PaymentCatalog = {
  methods: readonly {
    id: string;
    label: string;
    feeCents: number;
    feeLabel: string;
    feePercent?: string;
  }[];
  feeFreeStates: { states: readonly string[]; feeLabel: string };
};

/** The figures of what is sold: everything that the quote, the purchase and the papers compute with. */
export type SaleCatalogs = {
  plans: PlanCatalog;
  payment: PaymentCatalog;
  fraudStatements: FraudCatalog;
};

/** Catalogs in place of the shipped ones of `schemas/catalog`. */
export const SaleContext = createContext<Partial<SaleCatalogs>>({});

export const shippedPlans: PlanCatalog = plans;

/** The plans that a page shows. The other catalogs are read where they are used: prices need only these. */
export const usePlans = (): PlanCatalog => use(SaleContext).plans ?? shippedPlans;
