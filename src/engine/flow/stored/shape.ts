import { isObject, type Json, type JsonObject } from '../../logic/json.ts';
import { CONSENTS } from '../consents.ts';
import type { Page, Step } from '../types.ts';

/**
 * The types of a section without its limits: the minimum that a saved value must match to be shown
 * in a form again. `any` where the schema names no type.
 */
export type Shape =
  | { is: 'any' }
  | { is: 'one'; of: readonly string[] }
  /** A local date in ISO form, or one that is still being typed. */
  | { is: 'date' }
  /** A number, or a text that is none and stays as it was entered, with a message. */
  | { is: 'number' }
  | { is: 'list'; items: Shape }
  | { is: 'object'; properties: Readonly<Record<string, Shape>> };

/** The shape of a schema; properties of conditional branches count as properties. */
export function shapeOf(schema: Json | undefined): Shape {
  if (!isObject(schema)) return { is: 'any' };
  if (schema['type'] === 'array') return { is: 'list', items: shapeOf(schema['items']) };
  if (schema['type'] === 'object') {
    const properties: Record<string, Shape> = {};
    for (const part of [schema, ...branches(schema)]) {
      const found = isObject(part['properties']) ? part['properties'] : {};
      for (const [key, value] of Object.entries(found)) {
        properties[key] = either(properties[key], shapeOf(value));
      }
    }
    return { is: 'object', properties };
  }
  const type = schema['type'];
  if (type === 'string' && schema['format'] === 'date') return { is: 'date' };
  if (type === 'integer' || type === 'number') return { is: 'number' };
  return typeof type === 'string' ? { is: 'one', of: [type] } : { is: 'any' };
}

/**
 * The shape of every section: what the steps answer, what the pages keep, and the consents, so that a
 * saved draft can be checked before any step is loaded. A step answers one section as a whole, or
 * several as properties of its schema; the others are objects, whose readers check the parts.
 */
export function sectionShapes(
  steps: readonly { answers: Step['answers']; schema: JsonObject }[],
  pages: readonly Pick<Page, 'keeps'>[] = [],
): Record<string, Shape> {
  return Object.fromEntries([
    ...steps.flatMap(({ answers, schema }): [string, Shape][] => {
      if (typeof answers === 'string') return [[answers, shapeOf(schema)]];
      const properties = isObject(schema['properties']) ? schema['properties'] : {};
      return answers.map((section) => [section, shapeOf(properties[section])]);
    }),
    ...[...pages.flatMap(({ keeps }) => keeps ?? []), CONSENTS].map((name): [string, Shape] => [
      name,
      { is: 'object', properties: {} },
    ]),
  ]);
}

/** True if a saved value has this shape. Unknown keys are harmless. */
export function hasShape(value: unknown, shape: Shape): boolean {
  switch (shape.is) {
    case 'any':
      return true;
    case 'one':
      return shape.of.some((type) => hasType(value, type));
    case 'date':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number' || typeof value === 'string';
    case 'list':
      return (
        Array.isArray(value) &&
        value.every((item) => isBlank(item, shape.items) || hasShape(item, shape.items))
      );
    case 'object':
      return (
        isObject(value) &&
        Object.entries(shape.properties).every(
          ([key, property]) => value[key] === undefined || hasShape(value[key], property),
        )
      );
  }
}

/** An item that was added and has no answer yet; that of a group is an empty object. */
const isBlank = (item: unknown, { is }: Shape) => item === null && is !== 'object';

function either(known: Shape | undefined, other: Shape): Shape {
  if (known === undefined) return other;
  if (known.is === other.is && (known.is === 'date' || known.is === 'number')) return known;
  if (known.is === 'one' && other.is === 'one')
    return { is: 'one', of: [...known.of, ...other.of] };
  return { is: 'any' };
}

function branches(schema: JsonObject): JsonObject[] {
  const conditionals = Array.isArray(schema['allOf']) ? schema['allOf'] : [];
  return conditionals.flatMap((conditional) =>
    isObject(conditional)
      ? [conditional['then'], conditional['else']].filter((branch) => isObject(branch))
      : [],
  );
}

function hasType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  return typeof value === type;
}
