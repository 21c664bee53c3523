import type { CatalogEntry, Catalogs } from '../../logic/expressions/scope.ts';
import { isObject, type Json, type JsonObject } from '../../logic/json.ts';
import type { Flow } from '../types.ts';

/** Older forms with everything needed to read such drafts. */
export type OlderForms = Readonly<
  Record<string, { textOf: string } | { entries: readonly JsonObject[] }>
>;

/** The older forms of a flow's sections; entries have the form that answers store. */
export function olderForms({ older = {} }: Pick<Flow, 'older'>, catalogs: Catalogs): OlderForms {
  return Object.fromEntries(
    Object.entries(older).map(([section, form]) => {
      if ('textOf' in form) return [section, form];
      const entries = catalogs[form.idsOf]?.entries ?? [];
      return [section, { entries: entries.map((entry) => storedEntry(entry, form.with)) }];
    }),
  );
}

function storedEntry(entry: CatalogEntry, names: Readonly<Record<string, string>>): JsonObject {
  const values = Object.entries(names).flatMap(([name, path]): [string, Json][] => {
    const value = onlyValue(entry, path.split('.'));
    return value === undefined ? [] : [[name, value]];
  });
  return { id: entry.id, ...Object.fromEntries(values) };
}

/** The value at a path; a list of several items has none until the visitor chooses one. */
function onlyValue(json: Json | undefined, [key, ...rest]: readonly string[]): Json | undefined {
  const one = Array.isArray(json) && json.length === 1 ? json[0] : json;
  if (key === undefined) return one;
  return isObject(one) && Object.hasOwn(one, key) ? onlyValue(one[key], rest) : undefined;
}
