import type { Contradiction, FieldKind } from '../field-kind.ts';
import { hiddenChoices } from '../choice-kind.ts';
import { optionsOf, type Field } from '../../language/fields.ts';

export const kind: FieldKind = {
  about: 'A text of several lines.',
  types: ['string'],
  takes: ['placeholder', 'advice', 'rows', 'counter'],
  contradictions: (field) => [hiddenChoices(field), idleCounter(field)],
  offer: { label: 'Several lines of text', schema: { type: 'string', maxLength: 500 } },
};

function idleCounter(field: Field): Contradiction | null {
  if (optionsOf(field)['counter'] !== true || field.schema['maxLength'] !== undefined) return null;
  return {
    message: `"${field.name}" has no limit: its counter would have nothing to count to.`,
    suggestion: 'Write "maxLength" in schema.json, or take "counter" out.',
  };
}
