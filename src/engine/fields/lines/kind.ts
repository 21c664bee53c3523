import { object } from '../../language/fields.ts';
import { OPTIONS } from '../../language/step-source.ts';
import type { FieldKind } from '../field-kind.ts';

export const kind: FieldKind = {
  about: 'Several short texts, one a line.',
  types: ['array'],
  items: 'string',
  takes: ['placeholder', 'rows'],
  itemSettings: ['errors'],
  insteadOf: ['tags'],
  suits: ({ type, items }) =>
    type === 'array' &&
    object(items)['type'] === 'string' &&
    object(items)['enum'] === undefined &&
    object(items)[OPTIONS] === undefined &&
    object(items)['format'] === undefined,
};
