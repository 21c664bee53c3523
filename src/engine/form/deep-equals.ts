import isPlainObject from '@rjsf/utils/lib/isPlainObject.js';

/**
 * Compares RJSF's props, schemas and answers in the build. It replaces RJSF's own function
 * (`src/server/vite/stubs.ts`), most of which handles maps, sets, dates and buffers. Here
 * those, and all other class instances, are equal only if identical, which at worst renders a field
 * once more. As in RJSF's version, any two functions are equal, and an object that contains itself
 * does not loop forever.
 */
export default function deepEquals(a: unknown, b: unknown): boolean {
  return same(a, b, new Map());
}

/** `begun` maps each object to the one that it is being compared with, or was found equal to. */
function same(a: unknown, b: unknown, compared: Map<unknown, unknown>): boolean {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true;
  if (typeof a === 'function') return typeof b === 'function';
  if (Array.isArray(a)) {
    return (
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => same(item, b[index], compared))
    );
  }
  if (!isPlainObject(a) || !isPlainObject(b)) return false;
  if (compared.get(a) === b) return true;
  compared.set(a, b);
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key], compared))
  );
}
