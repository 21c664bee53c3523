import { isObject, type Json } from '../../logic/json.ts';

/** NUL and lone surrogates (half of a cut emoji): Postgres accepts neither in a text. */
// oxlint-disable-next-line eslint/no-control-regex -- NUL is the very thing to find
const UNSTORABLE = /\u0000|\p{Surrogate}/gu;

/** The same JSON with every string made storable in Postgres. */
export function storableText<T extends Json>(value: T): T;
export function storableText(value: Json): Json {
  if (typeof value === 'string') return value.replace(UNSTORABLE, '\uFFFD');
  if (Array.isArray(value)) return value.map((item) => storableText(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [storableText(key), storableText(item)]),
  );
}
