import { CHOSEN, LISTED, type FieldKind } from '../field-kind.ts';
import { object } from '../../language/fields.ts';
import { OPTIONS } from '../../language/step-source.ts';
import { idleLimit, offerOfPicks, pickOptions } from '../choice-kind.ts';

export const kind: FieldKind = {
  about: 'Several of a list.',
  types: ['array'],
  choices: true,
  takes: [...CHOSEN, ...LISTED, 'columns', 'exclusive', 'filter', 'groupBy', 'tooMany'],
  lists: { groupBy: 'activities' },
  items: 'string',
  itemSettings: ['errors'],
  insteadOf: ['checkboxes'],
  suits: ({ type, items }) =>
    type === 'array' &&
    object(items)['type'] === 'string' &&
    (object(items)['enum'] !== undefined || object(items)[OPTIONS] !== undefined),
  complete: pickOptions,
  contradictions: (field) => [idleLimit(field)],
  offer: offerOfPicks('Several choices from a list'),
};
