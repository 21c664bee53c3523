import { CHOSEN, type FieldKind } from '../field-kind.ts';
import { choiceOptions, hasManyChoices, offerOfChoices } from '../choice-kind.ts';

export const kind: FieldKind = {
  about: 'A drop-down list.',
  types: ['string', 'integer', 'number'],
  choices: true,
  takes: [...CHOSEN, 'autocomplete', 'placeholder', 'advice'],
  insteadOf: ['dropdown', 'autocomplete'],
  suits: hasManyChoices,
  complete: choiceOptions,
  offer: offerOfChoices('One choice from a drop-down list'),
};
