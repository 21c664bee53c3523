import { isObject, type Json } from '../../../engine/core.ts';
import type { Trade } from './catalog.ts';

/** A trade or a chosen option of one (spec section 3, constructionTypes). */
export type TradePick = { id: string; name: string; ncciCode?: string; ncciDescription?: string };

/** The result of a press in the list. */
export type Outcome =
  | { kind: 'changed'; picks: TradePick[] }
  | { kind: 'refused'; reason: 'types' | 'options' };

/** The picks of a stored list; old drafts hold plain ids (spec section 3). */
export function picksOf(value: unknown, trades: readonly Trade[]): TradePick[] {
  return (Array.isArray(value) ? value : []).flatMap((entry: Json) => {
    if (typeof entry === 'string') return pickOfId(entry, trades);
    return isObject(entry) ? pickOfObject(entry) : [];
  });
}

/** What counts towards the limit: single-code trades and options (decision D9). */
export function countPicks(picks: readonly TradePick[]): number {
  return picks.filter(({ ncciCode }) => ncciCode !== undefined).length;
}

/** Checks or unchecks a trade. A trade with several codes has none until an option is checked. */
export function toggleTrade(picks: readonly TradePick[], trade: Trade, max: number): Outcome {
  if (picks.some(({ id }) => id === trade.id)) {
    return { kind: 'changed', picks: picks.filter(({ id }) => id !== trade.id) };
  }
  if (countPicks(picks) >= max) return { kind: 'refused', reason: 'types' };
  return { kind: 'changed', picks: [...picks, firstPick(trade)] };
}

/** Checks or unchecks one option of a checked trade; unchecking the last one unchecks the trade. */
export function toggleOption(
  picks: readonly TradePick[],
  trade: Trade,
  code: string,
  max: number,
): Outcome {
  const isOption = (pick: TradePick) => pick.id === trade.id && pick.ncciCode === code;
  if (picks.some(isOption)) {
    return { kind: 'changed', picks: picks.filter((pick) => !isOption(pick)) };
  }
  if (countPicks(picks) >= max) return { kind: 'refused', reason: 'options' };
  const option = trade.codes.find((offered) => offered.code === code);
  if (!option) return { kind: 'changed', picks: [...picks] };
  const { id, name } = trade;
  const pick = { id, name, ncciCode: code, ncciDescription: option.description };
  const waiting = picks.findIndex((other) => other.id === id && other.ncciCode === undefined);
  return { kind: 'changed', picks: waiting < 0 ? [...picks, pick] : picks.with(waiting, pick) };
}

function firstPick({ id, name, codes: [only, ...others] }: Trade): TradePick {
  if (!only || others.length > 0) return { id, name };
  return { id, name, ncciCode: only.code, ncciDescription: only.description };
}

function pickOfId(id: string, trades: readonly Trade[]): TradePick[] {
  const trade = trades.find((offered) => offered.id === id);
  return trade ? [firstPick(trade)] : [];
}

function pickOfObject({ id, name, ncciCode, ncciDescription }: Record<string, Json>): TradePick[] {
  if (typeof id !== 'string') return [];
  const pick: TradePick = { id, name: typeof name === 'string' ? name : id };
  if (typeof ncciCode === 'string') pick.ncciCode = ncciCode;
  if (typeof ncciDescription === 'string') pick.ncciDescription = ncciDescription;
  return [pick];
}
