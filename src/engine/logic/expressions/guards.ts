import { isIsoDate } from '../dates.ts';
import type { Json } from '../json.ts';
import type { Catalogs, Scope } from './scope.ts';

export type Value = Json | undefined;

/** What json-logic-js passes to every operation as `this`. */
export type Context = { scope: Scope; catalogs: Catalogs };

/** A missing operand. An empty string or list is a value. */
export function isMissing(value: Value): value is null | undefined {
  return (
    value === null || value === undefined || (typeof value === 'number' && !Number.isFinite(value))
  );
}

export const isNumber = (value: Value): value is number =>
  typeof value === 'number' && !isMissing(value);

export const isScalar = (value: Value): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'boolean' || isNumber(value);

export const isText = (value: Value): value is string => typeof value === 'string';

/** What the operands of an operation have to be; anything else counts as missing: no coercion. */
export const GUARDS = {
  present: (...values: Value[]) => !values.some(isMissing),
  comparable: (a: Value, b: Value) =>
    (isNumber(a) && isNumber(b)) || (isIsoDate(a) && isIsoDate(b)),
  isList: (value: Value) => Array.isArray(value),
  isTrue: (value: Value) => value === true,
  numbers: (...values: Value[]) => values.every(isNumber),
  scalars: (...values: Value[]) => values.every(isScalar),
  textAndNumbers: (value: Value, ...numbers: Value[]) => isText(value) && numbers.every(isNumber),
};

export type Guard = keyof typeof GUARDS;

type Lowering = (operands: Json[]) => Json;

/** False unless the guard holds. */
export const onlyIf =
  (guard: Guard, rule: string): Lowering =>
  (operands) => ({ and: [{ [guard]: operands }, { [rule]: operands }] });

/** Missing unless the guard holds. */
export const missingUnless =
  (guard: Guard, rule: string): Lowering =>
  (operands) => ({ if: [{ [guard]: operands }, { [rule]: operands }, null] });
