import { isObject, type JsonObject } from '../../../engine/core.ts';
import type { StepCatalog } from '../../../engine/fields.ts';

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

/** What a search looks through: the name, the note and the labels of the codes. */
export const wordsOf = ({ name, note = '', codes }: Trade): string =>
  [name, note, ...codes.map(({ label }) => label)].join(' ');
