import { isObject, type JsonObject } from '../../../engine/core.ts';
import { type Searchable, type StepCatalog, strings } from '../../../engine/fields.ts';

/** A classification of a trade, e.g. 5403 Commercial. */
type TradeCode = { code: string; label: string; description: string };

/** A trade on offer. If it has more than one code, the visitor chooses which describe the work. */
export type Trade = {
  id: string;
  name: string;
  icon: string;
  note: string | undefined;
  highRisk: boolean;
  codes: readonly TradeCode[];
};

/** The trades of a catalog file; entries without id or codes are skipped. */
export function tradesOf(catalog: StepCatalog | undefined): Trade[] {
  return (catalog?.entries ?? []).flatMap((entry) => {
    const { id, label, icon, note, highRisk } = entry;
    const codes = codesOf(entry);
    if (typeof id !== 'string' || codes.length === 0) return [];
    return {
      id,
      name: typeof label === 'string' ? label : id,
      icon: typeof icon === 'string' ? icon : '',
      note: typeof note === 'string' ? note : undefined,
      highRisk: highRisk === true,
      codes,
    };
  });
}

function codesOf({ codes }: JsonObject): TradeCode[] {
  return (Array.isArray(codes) ? codes : []).filter(isObject).flatMap((entry) => {
    const { code, label, description } = entry;
    if (typeof code !== 'string') return [];
    const name = typeof label === 'string' ? label : code;
    return { code, label: name, description: typeof description === 'string' ? description : name };
  });
}

/** The trades with those in front that the catalog lists under `commonFirst`. */
export function commonTradesFirst(
  trades: readonly Trade[],
  catalog: StepCatalog | undefined,
): readonly Trade[] {
  const common = strings(catalog?.commonFirst).flatMap(
    (id) => trades.find((trade) => trade.id === id) ?? [],
  );
  return [...common, ...trades.filter((trade) => !common.includes(trade))];
}

/** The trades as a search finds them: by their names, and by the options of those with several. */
export const searchableTrades = (trades: readonly Trade[]): Searchable[] =>
  trades.map(({ id, name, codes }) => ({
    id,
    names: [name, ...(codes.length > 1 ? codes.map(({ label }) => label) : [])],
  }));
