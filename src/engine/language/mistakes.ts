import { textOf } from '../logic/json.ts';
import { optionsOf, type Field } from './fields.ts';

const CONSTRAINTS = [
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'const',
  // Only a broken draft can contain a choice that is not listed, but its message is still shown.
  'enum',
];
const NUMBERS = ['integer', 'number'];

/** The keywords of a field that an answer can violate, including "required" and "type". */
export function mistakes(field: Field): string[] {
  const { schema, required, ui } = field;
  if (ui['ui:widget'] === 'hidden') return [];
  const keywords = CONSTRAINTS.filter((keyword) => schema[keyword] !== undefined);
  const needed = required === 'never' ? [] : ['required'];
  const offered = optionsOf(field)['choicesFrom'] === undefined ? [] : ['enum'];
  const typed =
    NUMBERS.includes(textOf(schema['type'])) && schema['readOnly'] !== true ? ['type'] : [];
  const isScalarItem = field.path.endsWith('.*');
  const inList = isScalarItem && schema['enum'] !== undefined;
  // Ajv reports an unlisted option on the list itself.
  return [
    ...needed,
    ...keywords.filter((keyword) => !(inList && keyword === 'enum')),
    ...offered,
    ...typed,
  ];
}
