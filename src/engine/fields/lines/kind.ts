import type { FieldKind } from '../field-kind.ts';

export const kind: FieldKind = {
  about: 'Several short texts, one a line.',
  types: ['array'],
  items: 'string',
  takes: ['placeholder', 'rows'],
  itemSettings: ['errors'],
  insteadOf: ['tags'],
  suits: ({ type }, item) => type === 'array' && ['text', 'email'].includes(item),
};
