import { withDays } from '../../flow/dates.ts';
import { hasShape, type Shape } from '../../flow/shape.ts';
import { isJson, isObject, type Json, type JsonObject } from '../../logic/json.ts';
import { emailObject, tradeEntries } from '../upgrade.ts';

/** What is read of an entry in the catalogue of trades. */
type Trade = { readonly id: string; readonly label?: Json; readonly codes?: Json };

/**
 * Reads a stored section in any of its forms (spec section 3), whatever the version of the draft:
 * today's form of it, or undefined when it cannot be an answer.
 * @param trades entries of the catalogue of trades, which fill in what older drafts left out
 */
export function sectionReader(
  shapes: Readonly<Record<string, Shape>>,
  trades: readonly Trade[],
): (section: string, value: unknown) => Json | undefined {
  const stored = trades.map(storedTrade);
  const older: Readonly<Record<string, (value: unknown) => unknown>> = {
    email: emailObject,
    constructionTypes: (value) => tradeEntries(value, stored),
  };
  return (section, value) => {
    const read = older[section];
    const now = read === undefined ? value : read(value);
    const shape = shapes[section];
    if (!isJson(now) || shape === undefined || !hasShape(now, shape)) return undefined;
    return withDays(now, shape);
  };
}

/** A trade as it is stored; one with several codes has none until the visitor chooses. */
function storedTrade({ id, label, codes }: Trade): JsonObject {
  const [only, ...others] = Array.isArray(codes) ? codes : [];
  return {
    id,
    ...(label !== undefined && { name: label }),
    ...(isObject(only) &&
      others.length === 0 && {
        ...(only['code'] !== undefined && { ncciCode: only['code'] }),
        ...(only['description'] !== undefined && { ncciDescription: only['description'] }),
      }),
  };
}
