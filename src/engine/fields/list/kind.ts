import { LISTED, type FieldKind } from '../field-kind.ts';
import { object } from '../../language/fields.ts';
import { textOf } from '../../logic/json.ts';
import { FIELD_WORDS } from '../../words/field-words.ts';
import { inWords } from '../name-in-words.ts';

export const kind: FieldKind = {
  about: 'A field or a group of fields for each of several things, such as dates or vehicles.',
  types: ['array'],
  needs: ['itemTitle', 'addLabel'],
  takes: [...LISTED, 'reorder'],
  suits: ({ type, items }, item) =>
    type === 'array' && (item !== '' || object(items)['type'] === 'object'),
  complete: ({ schema, name, ui }) => {
    const label = textOf(schema['title'] ?? ui['ui:title']) || inWords(name);
    const itemTitle = FIELD_WORDS.item.replace('{list}', () => label);
    return { itemTitle, addLabel: FIELD_WORDS.add };
  },
  offer: {
    label: 'A list of items, with questions for each',
    schema: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      items: {
        type: 'object',
        properties: { name: { title: 'Name', type: 'string', maxLength: 60 } },
        required: ['name'],
      },
    },
    ui: { 'ui:options': { itemTitle: 'Entry {number}', addLabel: 'Add an entry' } },
  },
};
