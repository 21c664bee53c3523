import type { Json, JsonObject } from '../../../engine/core.ts';
import { compileSchema } from '../../model/ajv.ts';

/** The numbers that a field's schema allows, in the format it expects. */
export type NumberRange = {
  low: number;
  high: number;
  /** True if, as tested by sampling, exactly the whole numbers from lowest to highest are allowed. */
  isWhole: boolean;
  /** The answer for a number, or undefined if the schema rejects it. */
  write: (value: number) => Json | undefined;
};

/** How visitors write a number as text, plain and formatted. */
const WRITINGS: readonly ((value: number) => string)[] = [
  (value) => String(value),
  (value) => `$${String(value)}`,
  (value) => value.toLocaleString('en-US'),
  (value) => `$${value.toLocaleString('en-US')}`,
];
const PARTS = [0.5, 1.5, 10.25];
const LONGEST = 15;
const POWERS = Array.from({ length: LONGEST }, (_, digits) => 10 ** digits);
const PROBES = [0, ...POWERS.flatMap((power) => [power, power * 10 - 1])];

/** Null if the schema allows no number in a known format. */
export function numberRange(schema: JsonObject): NumberRange | null {
  const { type } = schema;
  if (type === 'integer' || type === 'number') return ofNumber(schema);
  return type === 'string' ? ofText(schema) : null;
}

function ofNumber(schema: JsonObject): NumberRange {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  const isWhole = schema['type'] === 'integer' && schema['multipleOf'] === undefined;
  return {
    low: Math.max(...numbers([minimum]).map(Math.ceil), ...numbers([above]).map(next), -Infinity),
    high: Math.min(...numbers([maximum]).map(Math.floor), ...numbers([below]).map(last), Infinity),
    isWhole,
    write: (value) =>
      schema['type'] === 'integer' && !Number.isInteger(value) ? undefined : value,
  };
}

const numbers = (limits: readonly (Json | undefined)[]) =>
  limits.filter((limit) => typeof limit === 'number');
const next = (limit: number) => Math.floor(limit) + 1;
const last = (limit: number) => Math.ceil(limit) - 1;

function ofText(schema: JsonObject): NumberRange | null {
  const compiled = compileSchema(schema);
  if (!compiled.ok) return null;
  const write = (value: number) =>
    value < 0
      ? undefined
      : WRITINGS.map((writing) => writing(value)).find(
          (text) => compiled.validate(text).length === 0,
        );
  const accepted = PROBES.filter((value) => write(value) !== undefined);
  const [first, final] = [accepted[0], accepted.at(-1)];
  if (first === undefined || final === undefined) return null;
  const before = PROBES[PROBES.indexOf(first) - 1] ?? -1;
  const after = PROBES[PROBES.indexOf(final) + 1] ?? final + 1;
  const isAllowed = (value: number) => write(value) !== undefined;
  return {
    low: edge(before, first, isAllowed),
    high: edge(after, final, isAllowed),
    isWhole: PARTS.every((value) => write(value) === undefined),
    write,
  };
}

/** Bisects between an allowed and a rejected number to find the last one allowed. */
function edge(refused: number, allowed: number, isAllowed: (value: number) => boolean): number {
  if (Math.abs(refused - allowed) <= 1) return allowed;
  const middle = Math.floor((refused + allowed) / 2);
  return isAllowed(middle) ? edge(refused, middle, isAllowed) : edge(middle, allowed, isAllowed);
}
