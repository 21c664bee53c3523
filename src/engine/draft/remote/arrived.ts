import { isObject, sameJson, type Json } from '../../logic/json.ts';

/**
 * The merge base when `sent` may have reached the other side: `base` with the fields of `sent` that
 * are found in `theirs`.
 */
export function arrived(
  base: Json | undefined,
  sent: Json | undefined,
  theirs: Json | undefined,
): Json | undefined {
  if (sameJson(sent, theirs)) return sent;
  if (!isObject(base) || !isObject(sent) || !isObject(theirs)) return base;
  const fields = Object.keys({ ...base, ...sent }).flatMap((name): [string, Json][] => {
    const field = arrived(base[name], sent[name], theirs[name]);
    return field === undefined ? [] : [[name, field]];
  });
  return Object.fromEntries(fields);
}
