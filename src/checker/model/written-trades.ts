import {
  escapedKey,
  type Field,
  isObject,
  type Json,
  type JsonObject,
  optionsOf,
  textOf,
} from '../../engine/core.ts';
import type { Model } from './model.ts';

/** An item that the widget `trades` stores for an entry of its catalog, and the place of the entry. */
export type WrittenTrade = { file: string; pointer: string; item: JsonObject };

/** Everything that a visitor can pick in the widget `trades`, as `src/site/fields/trades` writes it. */
export function writtenTrades({ catalogs }: Model, field: Field): WrittenTrade[] {
  if (field.ui['ui:widget'] !== 'trades') return [];
  const name = textOf(optionsOf(field)['catalog']);
  const entries = catalogs[name]?.entries ?? [];
  return entries.flatMap((entry, index) => {
    const trade = { id: entry.id, name: textOf(entry['label']) || entry.id };
    const place = `/entries/${index}`;
    return codesIn(entry['codes']).map(({ code, label, description }, at) => ({
      file: `schemas/catalog/${escapedKey(name)}.json`,
      pointer: `${place}/codes/${at}`,
      item: {
        ...trade,
        ncciCode: textOf(code),
        ncciDescription: textOf(description) || textOf(label) || textOf(code),
      },
    }));
  });
}

const codesIn = (codes: Json | undefined): JsonObject[] =>
  (Array.isArray(codes) ? codes : []).filter(isObject);
