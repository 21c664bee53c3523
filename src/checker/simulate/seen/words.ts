import { isObject, type Json, LAUNCH_MARK } from '../../../engine/core.ts';
import { shown } from '../../wording/shown.ts';

const NOT_SHOWN = new Set(['$schema', '$id', LAUNCH_MARK]);

/** Every string, number and boolean in a value, each with its path. */
export function leaves(value: Json, keys: readonly string[] = []): string[] {
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item !== 'object');
    if (isPlain) return [`${keys.join(' › ')}: ${shown(value)}`];
    return value.flatMap((item, index) => leaves(item, [...keys, String(index + 1)]));
  }
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, part]) =>
      NOT_SHOWN.has(key) ? [] : leaves(part, [...keys, key]),
    );
  }
  return [`${keys.join(' › ')}: ${shown(value)}`];
}

/** Number of characters shown of a longer line. */
const LONGEST = 140;

/** Shortens a line for readability; a fingerprint keeps different lines distinct. */
export function brief(line: string): string {
  return line.length <= LONGEST
    ? line
    : `${line.slice(0, LONGEST)}… (${line.length} characters, ${fingerprint(line)})`;
}

/** An eight-digit hash of a text (FNV-1a). */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}
