import { asText } from '../../as-text.ts';
import type { Draft } from '../../finding.ts';
import { object, optionsOf, type Field } from '../../model/fields.ts';
import type { LintRule } from '../../rule.ts';
import { didYouMean } from '../../suggest.ts';
import { WIDGETS } from '../../widgets.ts';

export const f10: LintRule = {
  code: 'F10',
  keeps:
    'Every field has a widget that exists, edits its type and has the options and limits it needs.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ fields, uiFile }) =>
      fields.filter(isAsked).flatMap((field) =>
        problems(field).map((problem): Draft => ({
          file: uiFile,
          pointer: field.uiPointer,
          ...problem,
        })),
      ),
    ),
};

/** Items of lists belong to the widget of the list, an object's fields have widgets of their own. */
function isAsked(field: Field): boolean {
  const { schema, path } = field;
  return !path.includes('*') && schema['type'] !== 'null' && !isPlainObject(field);
}

function isPlainObject({ schema, ui }: Field): boolean {
  return schema['type'] === 'object' && ui['ui:widget'] === undefined;
}

function problems(field: Field): { message: string; suggestion?: string }[] {
  const name = field.ui['ui:widget'];
  if (typeof name !== 'string') {
    return [{ message: `The field "${field.name}" has no widget: the visitor cannot answer it.` }];
  }
  const widget = Object.hasOwn(WIDGETS, name) ? WIDGETS[name] : undefined;
  if (widget === undefined) {
    const suggestion = didYouMean(name, Object.keys(WIDGETS));
    const message = `There is no widget "${name}": the form breaks when the step opens.`;
    return [suggestion === undefined ? { message } : { message, suggestion }];
  }
  const options = optionsOf(field);
  const type = asText(field.schema['type']);
  const wrongType = widget.types.includes(type)
    ? []
    : [
        `edits ${widget.types.join(' or ')}, not ${type}: what the visitor enters is never accepted`,
      ];
  const item = asText(object(field.schema['items'])['type']);
  const wrongItem =
    widget.items === undefined || type !== 'array' || widget.items === item
      ? []
      : [
          `edits lists of ${widget.items}, not of ${item}: what the visitor enters is never accepted`,
        ];
  const missing = (widget.needs ?? [])
    .filter((option) => options[option] === undefined)
    .map((option) => `needs the option "${option}": without it the visitor sees an empty control`);
  const unlimited = (widget.limits ?? [])
    .filter((keyword) => field.schema[keyword] === undefined)
    .map((keyword) => `needs "${keyword}" in the schema: it has no limit of its own`);
  const noChoices =
    widget.choices === true && !hasChoices(field)
      ? ['has nothing to choose from: the visitor sees an empty control']
      : [];
  const open =
    name === 'yes-no' && type === 'string' && field.schema['enum'] === undefined
      ? ['needs an "enum" for a text: both cards would be refused or mean nothing']
      : [];
  const strict =
    name === 'date' && field.schema['format'] !== 'date'
      ? ['needs "format": "date" in the schema: any text would count as a date']
      : [];
  return [
    ...wrongType,
    ...wrongItem,
    ...missing,
    ...unlimited,
    ...noChoices,
    ...open,
    ...strict,
  ].map((text) => ({
    message: `The widget "${name}" of "${field.name}" ${text}.`,
  }));
}

function hasChoices(field: Field): boolean {
  const { schema } = field;
  const listed = schema['enum'] ?? object(schema['items'])['enum'];
  return listed !== undefined || optionsOf(field)['choicesFrom'] !== undefined;
}
