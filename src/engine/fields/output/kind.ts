import { CHOSEN, type FieldKind } from '../field-kind.ts';

export const kind: FieldKind = {
  about: 'A value that is shown and not asked.',
  types: ['string', 'number', 'integer'],
  needs: ['format'],
  takes: CHOSEN,
};
