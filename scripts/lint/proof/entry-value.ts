import type { Catalogs } from '../../../src/logic/expression.ts';
import type { Json } from '../../../src/logic/json.ts';

/** What a lookup finds for one id. */
export function entryValue(
  catalogs: Catalogs,
  catalog: string,
  id: Json | undefined,
  field: string,
): Json | null {
  return catalogs[catalog]?.entries.find((entry) => entry.id === id)?.[field] ?? null;
}
