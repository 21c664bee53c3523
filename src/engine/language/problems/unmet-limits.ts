import { didYouMean } from '../../logic/did-you-mean.ts';
import { isObject, type Json, type JsonObject } from '../../logic/json.ts';
import { pointer } from '../../logic/pointer.ts';
import { conditionalsAsking, declarations, object, type Field } from '../fields.ts';
import { isTestAt } from '../normalize/references.ts';
import type { SchemaDefect } from './unclear-fields.ts';

const PAIRS = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

/** Limits of a field that leave no answer between them. */
export function crossed({ schema, pointer: at, name }: Field): SchemaDefect[] {
  return PAIRS.flatMap(([low, high]) => {
    const least = schema[low];
    const most = schema[high];
    if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return [];
    return [
      {
        pointer: `${at}/${low}`,
        message: `"${low}" ${least} is above "${high}" ${most}: no answer to "${name}" is ever accepted.`,
      },
    ];
  });
}

/** A pattern that is no regular expression. */
export function uncompiled({ schema, pointer: at }: Field): SchemaDefect[] {
  const { pattern } = schema;
  if (typeof pattern !== 'string') return [];
  try {
    new RegExp(pattern, 'u');
    return [];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [
      {
        pointer: `${at}/pattern`,
        message: `The pattern is not a regular expression (${why}): every answer would be refused.`,
      },
    ];
  }
}

/** The places where "required" names fields of the step. */
const BRANCH_OR_STEP = /^(\/allOf\/\d+\/(then|else))?$/;

/** Names under "required" that are no fields of the same object; a branch may require the step's. */
export function unknownRequired(schema: JsonObject): SchemaDefect[] {
  const base = Object.keys(object(schema['properties']));
  const asked = declarations(schema).map(({ name }) => name);
  return objects(schema, '').flatMap(({ at, properties, required }): SchemaDefect[] => {
    // A condition may require an answer to a field that is itself conditional.
    const branch = at.startsWith('/allOf/') ? [...base, ...properties] : properties;
    const known = at.endsWith('/if') ? asked : branch;
    return required.flatMap((name, index) => {
      if (known.includes(name)) return [];
      const elsewhere = BRANCH_OR_STEP.test(at) ? conditionalsAsking(schema, name) : [];
      if (elsewhere.length > 0) {
        return [
          {
            pointer: `${at}/required/${index}`,
            message: `"${name}" is required of visitors who are not asked for it, since another condition shows it: they can never complete this step.`,
            suggestion: `Take it out here, and name it under "required" of ${elsewhere.map(({ pointer: asking }) => asking).join(' and ')}.`,
          },
        ];
      }
      const suggestion =
        didYouMean(name, known) ?? 'Add it to the "properties" beside "required", or take it out.';
      return [
        {
          pointer: `${at}/required/${index}`,
          message: `"${name}" is required but is not a field: the visitor can never complete this step.`,
          suggestion,
        },
      ];
    });
  });
}

type Part = { at: string; properties: string[]; required: string[] };

function objects(json: Json, at: string): Part[] {
  if (Array.isArray(json)) return json.flatMap((item, index) => objects(item, `${at}/${index}`));
  if (!isObject(json)) return [];
  const { required } = json;
  const properties = Object.keys(object(json['properties']));
  const own: Part[] = Array.isArray(required)
    ? [{ at, properties, required: required.map(String) }]
    : [];
  const inner = Object.entries(json).flatMap(([key, value]) =>
    isTestAt(at, key) ? [] : objects(value, pointer(at, key)),
  );
  return [...own, ...inner];
}
