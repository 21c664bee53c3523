import { valueAsText } from '../../logic/json.ts';
import { FRAME, OBJECT_FRAME } from '../field-kind.ts';
import { FIELD_KINDS, kindNamed } from '../kinds.ts';
import { optionsOf, type Field } from '../../language/fields.ts';

/** What is wrong with an option of a field, and what to write instead. */
export type OptionProblem = { option: string; message: string; suggestion?: string | undefined };

/** Options that nothing reads at this place. */
export function optionProblems(field: Field): OptionProblem[] {
  const options = optionsOf(field);
  return Object.keys(options).flatMap((option): OptionProblem[] => {
    if (!readOptions(field).includes(option)) {
      return [
        {
          option,
          message: `${subject(field)} does not read the option "${option}": nothing on the page would change.`,
          suggestion: otherwise(field, option),
        },
      ];
    }
    return option === 'max' && options[option] !== 'today' ? [noDay(field)] : [];
  });
}

/** The only maximum a date can have is "today"; a number is ignored. */
const noDay = ({ name }: Field): OptionProblem => ({
  option: 'max',
  message: `"max" of "${name}" is a number, but this is a date: it would be ignored.`,
  suggestion: 'Write "today", or take it out.',
});

function readOptions(field: Field): readonly string[] {
  const name = valueAsText(field.ui['ui:widget'] ?? '');
  if (field.schema['type'] === 'object' && name === '') return OBJECT_FRAME;
  if (name === 'hidden' || name === 'hidden-null') return ['errors'];
  const { needs = [], takes = [] } = kindNamed(name) ?? {};
  return [...FRAME, ...needs, ...takes].filter((option) => ELSEWHERE[option]?.(field) !== true);
}

/** Options that are not read at every place of a field. */
const ELSEWHERE: Readonly<Record<string, (field: Field) => boolean>> = {
  // `src/engine/flow/issues.ts` looks for advice only at the step's own fields.
  advice: ({ parent }) => parent !== null,
  // `src/engine/flow/consents.ts` keeps each consent once, not for each item of a list.
  consent: ({ path }) => path.includes('*'),
};

function otherwise(field: Field, option: string): string {
  if (ELSEWHERE[option]?.(field) === true) {
    return `Take it out, or move the field out of the ${field.path.includes('*') ? 'list' : 'object'}.`;
  }
  const readers = Object.entries(FIELD_KINDS).flatMap(([name, { needs = [], takes = [] }]) =>
    [...needs, ...takes].includes(option) ? [name] : [],
  );
  return readers.length === 0
    ? 'Take it out.'
    : `Take it out, or use a widget that reads it: ${readers.join(', ')}.`;
}

function subject({ name, ui, parent }: Field): string {
  const widget = valueAsText(ui['ui:widget'] ?? '');
  if (widget === '') return `The object "${name}"`;
  return `The widget "${widget}" of "${name}"${parent === null ? '' : ' inside an object'}`;
}
