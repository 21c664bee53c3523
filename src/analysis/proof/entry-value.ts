import type { Catalogs } from '../../logic/expression.ts';
import type { Json } from '../../logic/json.ts';

/** The result of a lookup for one id. */
export function entryValue(
  catalogs: Catalogs,
  catalog: string,
  id: Json | undefined,
  field: string,
): Json | null {
  return catalogs[catalog]?.entries.find((entry) => entry.id === id)?.[field] ?? null;
}
