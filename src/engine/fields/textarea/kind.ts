import type { FieldKind } from '../field-kind.ts';
import { hiddenChoices } from '../choice-kind.ts';

export const kind: FieldKind = {
  about: 'A text of several lines.',
  types: ['string'],
  takes: ['placeholder', 'advice', 'rows'],
  contradictions: (field) => [hiddenChoices(field)],
  offer: { label: 'Several lines of text', schema: { type: 'string', maxLength: 500 } },
};
