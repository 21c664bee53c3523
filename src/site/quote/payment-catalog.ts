import { use } from 'react';
import payment from '../../../schemas/catalog/payment.json';
import { SaleContext } from './catalogs.ts';
import type { PaymentCatalog } from './payment-fee.ts';

export const shippedPayment: PaymentCatalog = payment;

/** The ways to pay that a page shows. */
export const usePayment = (): PaymentCatalog => use(SaleContext).payment ?? shippedPayment;
