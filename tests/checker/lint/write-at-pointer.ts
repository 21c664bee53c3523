import { isObject, type Json } from '../../../src/engine/logic/json.ts';

/** Returns the JSON with `value` at a pointer, creating missing objects on the way. */
export function writeAtPointer(json: Json, pointer: string, value: Json): Json {
  const [, key, ...rest] = pointer.split('/');
  if (key === undefined) return value;
  const below = rest.length === 0 ? '' : `/${rest.join('/')}`;
  if (Array.isArray(json)) {
    return json.map((item, index) =>
      String(index) === key ? writeAtPointer(item, below, value) : item,
    );
  }
  const own = isObject(json) ? json : {};
  return { ...own, [key]: writeAtPointer(own[key] ?? {}, below, value) };
}
