/**
 * The spec's rule is "a string longer than 10 characters". The id also travels as an HTTP header
 * and as a database key, so a hand-edited id unfit for that is replaced like a short one.
 */
const FORM = /^[\x21-\x7e]{11,64}$/;

/** True for a possible draft id: 11 to 64 visible ASCII characters. */
export function isDraftId(value: unknown): value is string {
  return typeof value === 'string' && FORM.test(value);
}
