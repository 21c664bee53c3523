import type { Json, JsonObject } from '../../logic/json.ts';

/** An entry of `allOf`, and its pointer in the file. */
export type Entry = { entry: JsonObject; from: string };

/** An entry of `allOf`: `held` applies while `test` holds, otherwise `other` if there is one. */
export function conditional(test: Json, held: Json, other?: Json): JsonObject {
  // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
  return { if: test, then: held, ...(other !== undefined && { else: other }) };
}

/** Shows and requires fields while `name` matches `compared`; empty if there are none. */
export function branchEntry(
  name: string,
  compared: JsonObject,
  shown: JsonObject,
  branch: JsonObject,
  from: string,
): Entry[] {
  const required = (Array.isArray(branch['required']) ? branch['required'] : []).filter(
    (one) => one !== name,
  );
  if (Object.keys(shown).length + required.length === 0) return [];
  const held = {
    ...(Object.keys(shown).length > 0 && { properties: shown }),
    ...(required.length > 0 && { required }),
  };
  return [
    { entry: conditional({ properties: { [name]: compared }, required: [name] }, held), from },
  ];
}
