import { isAbsent, isObject, type Json } from '../../engine/core.ts';

/** A value on one line: strings in quotes, lists and objects in order. */
export function shown(value: Json | undefined): string {
  if (isAbsent(value)) return 'nothing';
  if (typeof value === 'string') return `"${value}"`;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(shown).join(', ');
  if (!isObject(value)) return value === true ? 'yes' : value === false ? 'no' : String(value);
  return Object.entries(value)
    .map(([key, part]) => `${key} ${isObject(part) ? `(${shown(part)})` : shown(part)}`)
    .join('; ');
}
