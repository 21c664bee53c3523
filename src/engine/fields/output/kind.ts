import { choiceOptions } from '../choice-kind.ts';
import { CHOSEN, type FieldKind } from '../field-kind.ts';

export const kind: FieldKind = {
  about: 'A value that is shown and not asked.',
  types: ['string', 'number', 'integer'],
  needs: ['format'],
  takes: CHOSEN,
  suits: ({ type, readOnly }) =>
    readOnly === true && (type === 'string' || type === 'number' || type === 'integer'),
  complete: (field) => ({
    format: field.schema['type'] === 'string' ? 'text' : 'number',
    ...choiceOptions(field),
  }),
};
