import { CHOSEN, type FieldKind } from '../field-kind.ts';
import { choiceOptions, hasFewChoices, offerOfChoices } from '../choice-kind.ts';

export const kind: FieldKind = {
  about: 'One of several, one below the other.',
  types: ['string', 'integer', 'number'],
  choices: true,
  takes: [...CHOSEN, 'columns', 'advice'],
  suits: hasFewChoices,
  complete: choiceOptions,
  offer: offerOfChoices('One of several choices'),
};
