import { TYPED, type FieldKind } from '../field-kind.ts';
import { hiddenChoices } from '../choice-kind.ts';

export const kind: FieldKind = {
  about: 'A number that is kept as a text of digits.',
  types: ['string'],
  takes: [...TYPED, 'group'],
  contradictions: (field) => [hiddenChoices(field)],
};
