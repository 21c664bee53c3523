import { TYPED, type FieldKind } from '../field-kind.ts';
import { hiddenChoices } from '../choice-kind.ts';

export const kind: FieldKind = {
  about: 'One line of text.',
  types: ['string'],
  takes: TYPED,
  insteadOf: ['textfield', 'string', 'uri', 'url', 'color'],
  suits: ({ type }) => type === 'string',
  contradictions: (field) => [hiddenChoices(field)],
  offer: { label: 'One line of text', schema: { type: 'string', maxLength: 100 } },
};
