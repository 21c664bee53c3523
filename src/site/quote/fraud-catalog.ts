import { use } from 'react';
import fraudStatements from '../../../schemas/catalog/fraud-statements.json';
import { SaleContext } from './catalogs.ts';
import type { FraudCatalog } from './fraud-statement.ts';

/** The fraud statements that a page shows. */
export const useFraudStatements = (): FraudCatalog =>
  use(SaleContext).fraudStatements ?? fraudStatements;
