import { isObject, type Json, type JsonObject } from '../../logic/json.ts';
import { object, objectAt } from '../fields.ts';
import { discriminatorOf } from '../normalize/kinds.ts';

/** Keywords by which a condition of a step can compare an answer. */
const COMPARED: ReadonlySet<string> = new Set(
  'type const enum minimum maximum exclusiveMinimum exclusiveMaximum contains'.split(' '),
);
const OF_BRANCH: ReadonlySet<string> = new Set([
  'type',
  'title',
  'description',
  'properties',
  'required',
  'additionalProperties',
  'unevaluatedProperties',
]);

/** True for a keyword of a whole step that its conditions can ask: only what it needs is asked then. */
export function isAskedByStep(schema: JsonObject, key: string): boolean {
  const { [key]: value } = schema;
  const listed = Array.isArray(value) ? value : [];
  switch (key) {
    case 'allOf':
      return listed.every((part) => isObject(part) && isConditional(part) && isCondition(part));
    case 'if':
      return isCondition(schema);
    case 'oneOf':
    case 'anyOf':
      return (
        listed.every(isBranch) &&
        discriminatorOf(listed.filter(isObject), schema['discriminator']) !== undefined
      );
    case 'dependentRequired':
      return true;
    case 'dependencies':
    case 'dependentSchemas':
      return Object.values(object(value)).every(isDependent);
    default:
      return false;
  }
}

const isConditional = (part: JsonObject) =>
  ['if', 'then', 'else'].some((key) => part[key] !== undefined) &&
  Object.keys(part).every((key) => ['if', 'then', 'else', '$comment', 'title'].includes(key));

function isCondition({ if: test, then: held = {}, else: other = {} }: JsonObject): boolean {
  // Without a condition nothing depends on it, which its author is told.
  if (test === undefined) return true;
  if (!isObject(test) || !isBranch(held) || !isBranch(other)) return false;
  const isOfFields = Object.keys(test).every((key) =>
    ['properties', 'required', 'type'].includes(key),
  );
  const fields = Object.values(objectAt(test, 'properties'));
  return (
    isOfFields &&
    fields.every((field) => isObject(field) && Object.keys(field).every((key) => COMPARED.has(key)))
  );
}

const isBranch = (part: Json): boolean =>
  isObject(part) && Object.keys(part).every((key) => OF_BRANCH.has(key));

/** What follows once an answer is given: names, fields, or fields by the value of that answer. */
function isDependent(part: Json): boolean {
  if (!isObject(part)) return Array.isArray(part);
  const { oneOf = [], ...shown } = part;
  return isBranch(shown) && Array.isArray(oneOf) && oneOf.every(isBranch);
}
