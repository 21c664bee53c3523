import { matches } from '../../language/matches.ts';
import { conditionals, object } from '../../language/fields.ts';
import { isIsoDate } from '../../logic/dates.ts';
import { isObject, type Json, type JsonObject } from '../../logic/json.ts';
import type { Answers, Step } from '../types.ts';

/** The digits of a decimal number that a JSON number keeps. */
const DIGITS = 15;

/**
 * What the questions accept of answers that did not come from a visitor: values that no question
 * asks for or that break a limit are left out, and their fields begin empty.
 */
export function fittingAnswers(
  given: Answers,
  steps: readonly { answers: Step['answers']; schema: JsonObject }[],
): Answers {
  const sections = steps.flatMap(({ answers, schema }): [string, Json | undefined][] =>
    typeof answers === 'string'
      ? [[answers, fitting(given[answers], schema)]]
      : Object.entries(fittingParts(given, schema)),
  );
  return Object.fromEntries(sections.filter(([, value]) => value !== undefined));
}

/** What a schema accepts of a value; undefined if nothing. */
function fitting(value: Json | undefined, schema: JsonObject): Json | undefined {
  if (value === undefined) return undefined;
  const { properties: _parts, required: _needed, items, ...limits } = schema;
  if (schema['type'] === 'object') return isObject(value) ? fittingParts(value, schema) : undefined;
  if (Array.isArray(value) && isObject(items)) {
    const parts = value.flatMap((item) => {
      const part = item === null ? item : fitting(item, items);
      return part === undefined ? [] : [part];
    });
    return parts.length === value.length && matches(limits, parts) ? parts : undefined;
  }
  const { multipleOf, format } = schema;
  const isMultiple = typeof multipleOf !== 'number' || isMultipleOf(value, multipleOf);
  const isDate = format !== 'date' || isIsoDate(value);
  return isMultiple && isDate && matches(limits, value) ? value : undefined;
}

/** A field that branches declare too takes what one of its declarations accepts. */
function fittingParts(value: Answers, schema: JsonObject): JsonObject {
  const declared = [schema, ...conditionals(schema).map((branch) => branch.schema)].map(
    ({ properties }) => object(properties),
  );
  const parts = Object.entries(value).flatMap(([name, part]): [string, Json][] => {
    const found = declared
      .flatMap((properties) => (Object.hasOwn(properties, name) ? [object(properties[name])] : []))
      .map((field) => fitting(part, field))
      .find((fit) => fit !== undefined);
    return found === undefined ? [] : [[name, found]];
  });
  return Object.fromEntries(parts);
}

/** Whether a number is a multiple of another as people count: 0.3 is one of 0.1. */
function isMultipleOf(value: Json, unit: number): boolean {
  if (typeof value !== 'number') return true;
  const nearest = Math.round(value / unit) * unit;
  return nearest === value || Number(nearest.toPrecision(DIGITS)) === value;
}
