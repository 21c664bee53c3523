import { isAbsent, isObject, type Json } from '../../engine/core.ts';
import { counted } from './counted.ts';

/** Maximum number of answers to list. The last ones are closest to the problem. */
const NAMED = 8;

/**
 * A visitor's answers in readable form: `kind "craft", person.age 18, person.partner yes`. If there
 * are many, only the last are listed; the replay link contains them all.
 */
export function answersInWords(answers: Readonly<Record<string, Json | undefined>>): string {
  const all = Object.entries(answers).flatMap(([name, value]) => phrases(name, value));
  if (all.length === 0) return 'no answers';
  const rest = all.length - NAMED;
  const named = all.slice(-NAMED).join(', ');
  return rest > 0 ? `${named}, and ${counted(rest, 'earlier answer')}` : named;
}

function phrases(name: string, value: Json | undefined): string[] {
  if (value === undefined || isAbsent(value)) return [];
  if (Array.isArray(value)) return [`${name} ${listed(value)}`];
  if (!isObject(value)) return [`${name} ${word(value)}`];
  return Object.entries(value).flatMap(([key, part]) => phrases(`${name}.${key}`, part));
}

function listed(list: readonly Json[]): string {
  const plain = list.filter((item) => typeof item !== 'object');
  if (plain.length === list.length && list.length <= 3) return plain.map(word).join(' and ');
  return `a list of ${list.length}`;
}

function word(value: Json): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 40)}…" (${text.length - 2} characters)` : text;
}
