import { isObject, mapValues, type JsonObject } from '../../logic/json.ts';
import { pointer } from '../../logic/pointer.ts';
import type { Notes } from '../normalize/notes.ts';
import { referred } from './local-schema.ts';
import { namesIn, SHARED } from './unused-definitions.ts';

/**
 * A file that only names the definition of its form, such as `"$ref": "#/definitions/claim"`, is that
 * definition. `places` has where its keywords stand in the file.
 */
export function withoutRootReference(file: JsonObject): {
  schema: JsonObject;
  places: Notes['places'];
} {
  const { schema, at: place, open = [] } = referred({ schema: file, at: '' }, file);
  const isNamed = place !== '' && Object.keys(file).every((key) => BESIDE.has(key));
  if (!isNamed) return { schema: file, places: [] };
  const taken = Object.keys(schema).filter((key) => !Object.hasOwn(file, key));
  return {
    schema: withoutNamed(schema, open),
    places: taken.map((key) => [pointer('', key), pointer(place, key)]),
  };
}

/** What says nothing of the answers; more than that beside a reference is a form of its own. */
const BESIDE: ReadonlySet<string> = new Set([
  '$ref',
  '$schema',
  '$id',
  '$comment',
  'title',
  'description',
  ...SHARED,
]);

/** Without the definitions that only the root named. */
function withoutNamed(schema: JsonObject, references: readonly string[]): JsonObject {
  const named = [...namesIn(schema)];
  const isGone = (place: string) =>
    references.includes(`#${place}`) && !named.some((one) => `${one}/`.startsWith(`${place}/`));
  return mapValues(schema, (value, key) =>
    SHARED.includes(key) && isObject(value)
      ? Object.fromEntries(
          Object.entries(value).filter(([name]) => !isGone(pointer(`/${key}`, name))),
        )
      : value,
  );
}
