import type { Catalogs, Json } from '../../engine/core.ts';

/** The result of looking up one id in a catalog. */
export function entryValue(
  catalogs: Catalogs,
  catalog: string,
  id: Json | undefined,
  field: string,
): Json | null {
  return catalogs[catalog]?.entries.find((entry) => entry.id === id)?.[field] ?? null;
}
