import type { FieldKind } from '../field-kind.ts';
import type { Field } from '../../language/fields.ts';
import { FIELD_WORDS } from '../../words/field-words.ts';
import { choiceOptions } from '../choice-kind.ts';
import type { Contradiction } from '../field-kind.ts';

export const kind: FieldKind = {
  about: 'One of two cards.',
  types: ['boolean', 'string'],
  needs: ['choices'],
  takes: ['columns', 'advice'],
  insteadOf: ['toggle', 'switch'],
  suits: ({ type }) => type === 'boolean',
  complete: (field) => (field.schema['type'] === 'boolean' ? yesAndNo() : choiceOptions(field)),
  contradictions: (field) => [openText(field), manyAnswers(field)],
  offer: { label: 'Yes or no', schema: { type: 'boolean' } },
};

const yesAndNo = () => ({
  choices: { true: { label: FIELD_WORDS.yes }, false: { label: FIELD_WORDS.no } },
});

function openText({ name, schema }: Field): Contradiction | null {
  if (schema['type'] !== 'string' || schema['enum'] !== undefined) return null;
  return {
    message: `The widget "yes-no" of "${name}" needs an "enum" for a text: otherwise both cards would be rejected or meaningless.`,
  };
}

function manyAnswers({ name, schema }: Field): Contradiction | null {
  const values = schema['enum'];
  if (!Array.isArray(values) || schema['type'] === 'boolean' || values.length === 2) return null;
  return {
    message: `The widget "yes-no" of "${name}" asks for one of two answers, but the schema lists ${values.length}.`,
    suggestion: 'Use the widget "cards" or "select".',
  };
}
