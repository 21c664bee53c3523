import { isObject, type Json, type JsonObject } from '../../../src/logic/json.ts';
import { read } from '../../../src/logic/path.ts';

/** Where an answer of the monkey stands, as a path from the section. */
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

/** One answer that was given: a text that no other one contains. */
type Given = { field: Field; value: string; saw: string | undefined };

/** All answers that were given, to count them against what is found in the end. */
export type Ledger = {
  /** A new value for a field whose last value the visitor saw. */
  give: (field: Field, saw: Json | undefined) => string;
  /** What the tab never wrote anywhere: its process died while the visitor was typing. */
  neverWritten: (values: readonly string[]) => void;
  /** What the visitor was told. */
  tell: (texts: readonly string[]) => void;
  count: () => number;
  /** Answers that notices named. */
  named: () => number;
  /** Answers that are neither there, nor replaced by one who saw them, nor named in a notice. */
  lost: (found: JsonObject) => string[];
  /** Fields that hold something that nobody gave. */
  madeUp: (found: JsonObject) => string[];
};

export function openLedger(): Ledger {
  const given = new Map<string, Given>();
  const told: string[] = [];
  let made = 0;

  /** The value with all that it replaced before the visitor's eyes. */
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
