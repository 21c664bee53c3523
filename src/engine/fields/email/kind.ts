import { TYPED, type FieldKind } from '../field-kind.ts';
import { hiddenChoices } from '../choice-kind.ts';
import { FORMATS } from '../../language/normalize/formats.ts';

export const kind: FieldKind = {
  about: 'An e-mail address.',
  types: ['string'],
  takes: TYPED,
  suits: ({ type, pattern }) => type === 'string' && pattern === FORMATS['email'],
  contradictions: (field) => [hiddenChoices(field)],
  offer: {
    label: 'An e-mail address',
    schema: { type: 'string', format: 'email', maxLength: 254 },
  },
};
