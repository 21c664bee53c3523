import type { RemoteTable } from '../../../../src/engine/draft/remote/repository-contract.ts';

/** What the shipped questionnaire stores in the tables. */
export const TABLE: RemoteTable = {
  flow: 'onboarding',
  columns: ['address_state', 'industry_ui', 'email', 'ncci_class_code'],
};
