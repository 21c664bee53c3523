import type { Catalogs } from '../../logic/expression.ts';
import type { Json } from '../../logic/json.ts';

/** What a lookup finds for one id. */
export function entryValue(
  catalogs: Catalogs,
  catalog: string,
  id: Json | undefined,
  field: string,
): Json | null {
  return catalogs[catalog]?.entries.find((entry) => entry.id === id)?.[field] ?? null;
}
