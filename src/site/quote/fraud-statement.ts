import { use } from 'react';
import fraudStatements from '../../../schemas/catalog/fraud-statements.json';
import { type FraudCatalog, SaleContext } from './offer/catalogs.ts';

export type FraudStatement = {
  /** Full name of the state whose own wording this is; absent for the general one. */
  state?: string;
  text: string;
};

/** What an applicant in this state (full name) must be told about fraud when applying. */
export function fraudStatement(
  catalog: FraudCatalog,
  operatingState: string | undefined,
): FraudStatement {
  const statements = new Map(Object.entries(catalog.states));
  const text = operatingState === undefined ? undefined : statements.get(operatingState);
  return text === undefined ? { text: catalog.default } : { state: operatingState, text };
}

/** The fraud statements that a page shows. */
export const useFraudStatements = (): FraudCatalog =>
  use(SaleContext).fraudStatements ?? fraudStatements;
