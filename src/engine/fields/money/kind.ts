import { TYPED, type FieldKind } from '../field-kind.ts';
import { hiddenChoices } from '../choice-kind.ts';

export const kind: FieldKind = {
  about: 'An amount, shown with $ and commas.',
  types: ['string'],
  needs: ['store'],
  takes: TYPED,
  insteadOf: ['currency'],
  contradictions: (field) => [hiddenChoices(field)],
  offer: {
    label: 'An amount of money',
    schema: { type: 'string', pattern: '^\\d+$', maxLength: 12 },
    ui: {
      'ui:options': {
        store: 'digits',
        inputmode: 'numeric',
        errors: { pattern: 'Use digits only', maxLength: 'Use {max} digits or fewer' },
      },
    },
  },
};
