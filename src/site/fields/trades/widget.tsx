import { useMemo } from 'react';
import texts from '../../../../schemas/content/business-widget-texts.json';
import { type Json, fill, isObject, textOf } from '../../../engine/core.ts';
import {
  AlertGlyph,
  type AnsweredField,
  Chips,
  ListFilter,
  type StepWidgetProps,
  catalogOf,
  foundItems,
  isInvalid,
  keywordsFor,
  objectRows,
  useCurrent,
  useMessage,
  useSearch,
} from '../../../engine/fields.ts';
import { useLatest, useMedia } from '../../../engine/ui.ts';
import { type Trade, commonTradesFirst, searchableTrades, tradesOf } from './catalog.ts';
import { TradeCard } from './TradeCard.tsx';
import styles from './trades.module.css';

/** The cards are below one another, so that the way to the last is long. */
const PHONE = '(width < 768px)';

/**
 * The trades of `options.catalog` as cards to check, at most the schema's `maxItems` (which the
 * linter requires); on a phone, common ones come first. A press beyond the limit changes nothing and shows `tooManyTypes` or
 * `tooManyOptions`.
 */
export default function TradesWidget(props: StepWidgetProps) {
  const { id, value, schema, options, registry, disabled, readonly } = props;
  const { current, change } = useCurrent(props);
  const { notify } = registry.formContext;
  const catalog = catalogOf(props);
  const isPhone = useMedia(PHONE);
  const trades = useMemo(() => {
    const all = tradesOf(catalog);
    return isPhone ? commonTradesFirst(all, catalog) : all;
  }, [catalog, isPhone]);
  const searchable = useMemo(() => searchableTrades(trades), [trades]);
  const search = useSearch(searchable, keywordsFor(props));
  const [refusal, refuse] = useMessage();
  const picks = picksOf(value, trades);
  const invalid = isInvalid(props);
  const max = schema.maxItems ?? trades.length;
  const settle = (outcome: Outcome) => {
    if (outcome.kind === 'changed') {
      refuse(null);
      change(outcome.picks);
      return undefined;
    }
    const { tooManyTypes, tooManyOptions } = options;
    const message = String(outcome.reason === 'types' ? tooManyTypes : tooManyOptions);
    refuse(message);
    notify('error', message, { silent: true });
    return 'refused';
  };
  const picked = () => picksOf(current(), trades);
  const onTrade = useLatest((trade: Trade) => settle(toggleTrade(picked(), trade, max)));
  const onOption = useLatest((trade: Trade, code: string) =>
    settle(toggleOption(picked(), trade, code, max)),
  );
  const chosen = trades.filter((trade) => picks.some((pick) => pick.id === trade.id));
  return (
    <div className={styles.trades}>
      <ListFilter
        id={`${id}__filter`}
        label={texts.trades.filter}
        words={texts.trades}
        search={search}
        nameOf={(tradeId) => trades.find((trade) => trade.id === tradeId)?.name ?? tradeId}
      />
      <div className={styles.count}>
        <output>
          <span>{fill(texts.trades.selected, { count: countPicks(picks), max })}</span>
          {refusal !== null && (
            <span key={refusal.key} className={styles.refusal}>
              <AlertGlyph />
              <span>{refusal.text}</span>
            </span>
          )}
        </output>
        <Chips
          chosen={chosen.map((trade) => ({ id: trade.id, label: trade.name }))}
          disabled={Boolean(disabled || readonly)}
          onRemove={(tradeId) => {
            const trade = chosen.find((one) => one.id === tradeId);
            if (trade !== undefined) void onTrade(trade);
          }}
        />
      </div>
      <div className={styles.cards}>
        {foundItems(trades, search.result, ({ id: tradeId }) => tradeId).map(
          ({ item: trade, keyword }) => {
            const own = picks.filter((pick) => pick.id === trade.id);
            return (
              <TradeCard
                key={trade.id}
                id={`${id}-${trade.id}`}
                trade={trade}
                match={keyword && fill(texts.trades.match, { word: keyword })}
                checked={own.length > 0}
                options={own.flatMap(({ ncciCode }) => ncciCode ?? []).join(',')}
                disabled={Boolean(disabled || readonly)}
                invalid={invalid && lacksCode(own)}
                onTrade={onTrade}
                onOption={onOption}
              />
            );
          },
        )}
      </div>
    </div>
  );
}

/** True for a chosen trade without a class code. If none is chosen, only the group is invalid. */
const lacksCode = (own: readonly TradePick[]): boolean =>
  own.some(({ ncciCode }) => ncciCode === undefined);

TradesWidget.answerLines = ({ value }: AnsweredField): string[] =>
  objectRows(value).map(({ name, ncciDescription }) => {
    const [trade, detail] = [textOf(name), textOf(ncciDescription)];
    return detail === '' || detail === trade ? trade : `${trade}: ${detail}`;
  });

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
