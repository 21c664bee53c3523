import type { FieldKind } from '../field-kind.ts';
import { hiddenChoices } from '../choice-kind.ts';
import { FORMATS } from '../../language/normalize/formats.ts';

export const kind: FieldKind = {
  about: 'A time of day, kept as HH:MM.',
  types: ['string'],
  takes: ['advice'],
  suits: ({ type, pattern }) => type === 'string' && pattern === FORMATS['time'],
  contradictions: (field) => [hiddenChoices(field)],
  offer: { label: 'A time of day', schema: { type: 'string', format: 'time' } },
};
