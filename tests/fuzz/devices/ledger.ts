import { isObject, type Json, type JsonObject } from '../../../src/engine/logic/json.ts';
import { read } from '../../../src/engine/logic/path.ts';

/** Fields that get answers, as paths starting at the section. */
export const FIELDS = [
  'businessType',
  'email',
  'operatingState',
  'contactInfo.city',
  'contactInfo.street',
  'employeesInfo.owners',
  'employeesInfo.rows.0.name',
  'employeesInfo.rows.1.name',
] as const;
export type Field = (typeof FIELDS)[number];

/** One answer that was entered: a text that is not contained in any other. */
type Given = { field: Field; value: string; saw: string | undefined };

/** Records all answers that were entered, to compare them with the final state. */
export type Ledger = {
  /** A new value for a field; `saw` is the value the visitor saw there before. */
  give: (field: Field, saw: Json | undefined) => string;
  /** Values that the tab never stored: it crashed while the visitor was typing. */
  neverWritten: (values: readonly string[]) => void;
  /** Texts that the visitor was shown. */
  tell: (texts: readonly string[]) => void;
  count: () => number;
  /** Number of answers that notices named. */
  named: () => number;
  /** Answers that are neither present, nor replaced by someone who saw them, nor named in a notice. */
  lost: (found: JsonObject) => string[];
  /** Fields with a value that nobody entered. */
  madeUp: (found: JsonObject) => string[];
};

export function openLedger(): Ledger {
  const given = new Map<string, Given>();
  const told: string[] = [];
  let made = 0;

  /** The value and, transitively, the values it replaced that the visitor had seen. */
  function lineOf(value: string): string[] {
    const { saw } = given.get(value) ?? {};
    return [value, ...(saw === undefined ? [] : lineOf(saw))];
  }

  const named = () =>
    [...given.keys()].filter((value) => told.some((text) => text.includes(value)));

  return {
    give(field, saw) {
      const value = `${field.split('.').at(-1)}-${(made += 1)};`;
      given.set(value, { field, value, saw: typeof saw === 'string' ? saw : undefined });
      return value;
    },
    neverWritten: (values) => values.forEach((value) => given.delete(value)),
    tell: (texts) => void told.push(...texts),
    count: () => given.size,
    named: () => named().length,
    lost(found) {
      const there = FIELDS.map((field) => valueIn(found, field));
      const known = new Set(
        [...there, ...named()].flatMap((value) => (value ? lineOf(value) : [])),
      );
      return [...given.keys()].filter((value) => !known.has(value));
    },
    madeUp: (found) =>
      FIELDS.filter((field) => {
        const value = valueIn(found, field);
        return value !== undefined && given.get(value)?.field !== field;
      }),
  };
}

function valueIn(answers: JsonObject, field: Field): string | undefined {
  const value = isObject(answers) ? read(answers, field) : undefined;
  return typeof value === 'string' ? value : undefined;
}
