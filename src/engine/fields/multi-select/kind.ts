import { object } from '../../language/fields.ts';
import { CHOSEN, LISTED, type FieldKind } from '../field-kind.ts';
import { idleLimit, offerOfPicks, pickOptions } from '../choice-kind.ts';

/** So many choices are searched faster than they are read. */
const LONG = 20;

export const kind: FieldKind = {
  about: 'Several of a long list: it opens below a search, and what is chosen stands above.',
  types: ['array'],
  choices: true,
  takes: [...CHOSEN, ...LISTED, 'placeholder', 'exclusive', 'tooMany'],
  items: 'string',
  itemSettings: ['errors'],
  insteadOf: ['multiselect', 'select'],
  suits: ({ type, items }) => {
    const { type: item, enum: choices } = object(items);
    const isLong = Array.isArray(choices) && choices.length > LONG;
    return type === 'array' && item === 'string' && isLong;
  },
  complete: pickOptions,
  contradictions: (field) => [idleLimit(field)],
  offer: offerOfPicks('Several choices from a long list'),
};
