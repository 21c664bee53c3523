import isPlainObject from '@rjsf/utils/lib/isPlainObject.js';

/**
 * What RJSF compares props, schemas and answers by, in the build in place of its own
 * (`src/server/vite/rjsf-stubs.ts`), most of which is for maps, sets, dates and buffers: here these and
 * all that is of a class are the same only when identical, which at worst draws a field once more. As
 * with RJSF's, any two functions are the same, and what holds itself comes to an end.
 */
export default function deepEquals(a: unknown, b: unknown): boolean {
  return same(a, b, new Map());
}

/** `begun` says which object is being compared, or was found to be the same, with which. */
function same(a: unknown, b: unknown, begun: Map<unknown, unknown>): boolean {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true;
  if (typeof a === 'function') return typeof b === 'function';
  if (Array.isArray(a)) {
    return (
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => same(item, b[index], begun))
    );
  }
  if (!isPlainObject(a) || !isPlainObject(b)) return false;
  if (begun.get(a) === b) return true;
  begun.set(a, b);
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key], begun))
  );
}
