import type { Field } from '../fields.ts';

/** A field whose schema does not say what kind of answer it takes. */
export function untyped({ schema, pointer, name }: Field): SchemaDefect[] {
  if (schema['type'] !== undefined) return [];
  return [
    {
      pointer,
      message: `"${name}" has no type: any answer would be accepted.`,
      suggestion: 'Write the type of the answer, such as "type": "string".',
    },
  ];
}

/** What RJSF and the templates append to a field's id: `root.trade-0`, `root.trade__error`. */
const PART = /^(-\d+|__.*)$/;

/** A field whose id belongs to a part of another one. */
export function sameId(fields: readonly Field[]): SchemaDefect[] {
  return fields.flatMap((field): SchemaDefect[] => {
    const first = fields.find(
      ({ at }) => field.at.startsWith(at) && PART.test(field.at.slice(at.length)),
    );
    if (first === undefined) return [];
    return [
      {
        pointer: field.pointer,
        message: `"${field.at}" has the id of a part of "${first.at}" on the page: the label or a message of one would be attached to the other.`,
        suggestion: 'Give one of them another name.',
      },
    ];
  });
}

/** What is wrong at a place of a step's schema (a JSON pointer), and what to write instead. */
export type SchemaDefect = { pointer: string; message: string; suggestion?: string | undefined };
