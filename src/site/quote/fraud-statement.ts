import catalog from '../../../schemas/catalog/fraud-statements.json';

const statements = new Map(Object.entries(catalog.states));

export type FraudStatement = {
  /** Full name of the state whose own wording this is; absent for the general one. */
  state?: string;
  text: string;
};

/** What an applicant in this state (full name) must be told about fraud when applying. */
export function fraudStatement(operatingState: string | undefined): FraudStatement {
  const text = operatingState === undefined ? undefined : statements.get(operatingState);
  return text === undefined ? { text: catalog.default } : { state: operatingState, text };
}
