import {
  object,
  type Contradiction,
  type FieldKind,
  LISTED,
  type Field,
} from '../../../engine/core.ts';

export const kind: FieldKind = {
  about: 'One row a claim, with its date and its value.',
  types: ['array'],
  needs: ['countField'],
  limits: ['maxItems'],
  takes: [...LISTED, 'itemTitle', 'lookBack'],
  items: 'object',
  itemSettings: ['ui:title', 'ui:description', 'errors', 'placeholder', 'min', 'max'],
  parts: { date: ['string'], value: ['string'] },
  amounts: ['value'],
  contradictions: (field) => [looseDates(field)],
};

/** The date of a row is entered in a regular date field. */
function looseDates({ name, schema }: Field): Contradiction | null {
  const { date } = object(object(schema['items'])['properties']);
  if (date === undefined || object(date)['format'] === 'date') return null;
  return {
    message: `The date in the rows of "${name}" has no "format": any text would count as a date.`,
    suggestion: 'Write "format": "date" at the property "date" of the items.',
  };
}
