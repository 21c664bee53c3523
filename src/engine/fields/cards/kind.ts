import { CHOSEN, type FieldKind } from '../field-kind.ts';
import { choiceOptions, offerOfChoices } from '../choice-kind.ts';

export const kind: FieldKind = {
  about: 'One of several cards with pictures.',
  types: ['string', 'integer', 'number'],
  choices: true,
  takes: [...CHOSEN, 'columns', 'advice'],
  complete: choiceOptions,
  offer: offerOfChoices('One of several cards'),
};
