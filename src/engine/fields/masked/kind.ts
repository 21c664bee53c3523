import { hiddenChoices } from '../choice-kind.ts';
import type { FieldKind } from '../field-kind.ts';

export const kind: FieldKind = {
  about:
    'A number such as that of Social Security: only its end is shown unless it is being entered.',
  types: ['string'],
  takes: ['inputmode', 'placeholder', 'advice', 'visible'],
  insteadOf: ['ssn', 'mask'],
  contradictions: (field) => [hiddenChoices(field)],
  offer: {
    label: 'A number that is shown masked',
    schema: { type: 'string', pattern: '^\\d{3}-?\\d{2}-?\\d{4}$', maxLength: 11 },
    ui: { 'ui:options': { inputmode: 'numeric' } },
  },
};
