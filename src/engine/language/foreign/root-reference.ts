import type { JsonObject } from '../../logic/json.ts';
import { pointer } from '../../logic/pointer.ts';
import type { Notes } from '../normalize/notes.ts';
import { SHARED } from '../normalize/references.ts';
import { referred } from './local-schema.ts';
import { unusedIn, withoutDefinitions } from './unused-definitions.ts';

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
  const onlyNamedHere = unusedIn(schema).filter((one) => open.includes(`#${one}`));
  return {
    schema: withoutDefinitions(schema, onlyNamedHere),
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
