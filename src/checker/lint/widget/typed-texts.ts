import { compileSchema } from '../../model/ajv.ts';
import { fitsNoText } from '../../proof/answers/pattern.ts';
import { type Field, type Contradiction, valueAsText } from '../../../engine/core.ts';

/** Schemas that reject every text their widget can produce, or accept more than they should. */
export function typedTexts(field: Field): Contradiction[] {
  const found = BY_WIDGET[valueAsText(field.ui['ui:widget'] ?? '')]?.(field) ?? null;
  return found === null ? [] : [found];
}

const BY_WIDGET: Readonly<Record<string, (field: Field) => Contradiction | null>> = {
  digits,
  phone: (field) =>
    takes(field, '(312) 555-0100')
      ? null
      : {
          message: `The widget "phone" stores a number as (312) 555-0100, which the schema of "${field.name}" rejects: no visitor could continue.`,
          suggestion:
            'Write the pattern "^\\\\(\\\\d{3}\\\\) \\\\d{3}-\\\\d{4}$", or none and an "advice" in ui.json.',
        },
  time: (field) =>
    ['00:00', '09:30', '23:59'].some((time) => takes(field, time))
      ? null
      : {
          message: `The widget "time" stores a time as 09:30, but the schema of "${field.name}" rejects every time: no visitor could continue.`,
          suggestion: 'Write the pattern "^([01]\\d|2[0-3]):[0-5]\\d$".',
        },
  email: (field) =>
    // What is wrong with a schema that does not compile is another rule's to say.
    compileSchema(field.schema).ok && takes(field, 'ada')
      ? {
          message: `The schema of "${field.name}" accepts any text as an e-mail address: a mistyped one would be saved.`,
          suggestion: 'Write the pattern "^[^\\\\s@]+@[^\\\\s@]+\\\\.[^\\\\s@]+$" in schema.json.',
        }
      : null,
};

/** Numbers of every length up to 15, and all small ones, since a count may be limited to those. */
const DIGITS = ['1', '5', '9']
  .flatMap((digit) => Array.from({ length: 15 }, (_none, length) => digit.repeat(length + 1)))
  .concat(
    Array.from({ length: 100 }, (_none, number) => String(number)),
    ['1999', '2026'],
  );

/** Whether the schema, ignoring its list of choices, accepts this text. */
function takes(
  { schema: { enum: _listed, const: _only, ...schema } }: Field,
  text: string,
): boolean {
  const compiled = compileSchema(schema);
  return !compiled.ok || compiled.validate(text).length === 0;
}

function digits(field: Field): Contradiction | null {
  if (takes(field, '1,234') && !takes(field, '1234')) {
    return {
      message: `"${field.name}" requires commas, but the widget "digits" stores none: a visitor who enters 1234 cannot continue.`,
      suggestion: 'Write a pattern such as "^\\\\d+$"; "group" shows the commas.',
    };
  }
  if (DIGITS.some((text) => takes(field, text)) || fitsNoText(field.schema)) return null;
  return {
    message: `The schema of "${field.name}" rejects every number, but the widget "digits" accepts only digits: no visitor could continue.`,
    suggestion: 'Write a pattern for digits, or use the widget "text".',
  };
}
