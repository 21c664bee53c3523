import { TYPED, type FieldKind } from '../field-kind.ts';
import { hiddenChoices } from '../choice-kind.ts';

export const kind: FieldKind = {
  about: 'A phone number, shown as (312) 555-0100.',
  types: ['string'],
  takes: TYPED,
  insteadOf: ['tel'],
  contradictions: (field) => [hiddenChoices(field)],
  offer: { label: 'A phone number', schema: { type: 'string', maxLength: 30 } },
};
