import { useMemo } from 'react';
import texts from '../../../../schemas/content/business-widget-texts.json';
import { fill, textOf } from '../../../engine/core.ts';
import {
  AlertGlyph,
  catalogOf,
  Chips,
  foundItems,
  isInvalid,
  keywordsFor,
  ListFilter,
  type StepWidgetProps,
  useCurrent,
  useMessage,
  type AnsweredField,
  objectRows,
  useSearch,
} from '../../../engine/fields.ts';
import { useLatest, useMedia } from '../../../engine/ui.ts';
import { commonTradesFirst, searchableTrades, tradesOf, type Trade } from './catalog.ts';
import {
  countPicks,
  picksOf,
  toggleOption,
  toggleTrade,
  type Outcome,
  type TradePick,
} from './selection.ts';
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
      <Chips
        chosen={chosen.map((trade) => ({ id: trade.id, label: trade.name }))}
        disabled={Boolean(disabled || readonly)}
        onRemove={(tradeId) => {
          const trade = chosen.find((one) => one.id === tradeId);
          if (trade !== undefined) void onTrade(trade);
        }}
      />
      <output className={styles.count}>
        <span>{fill(texts.trades.selected, { count: countPicks(picks), max })}</span>
        {refusal !== null && (
          <span key={refusal.key} className={styles.refusal}>
            <AlertGlyph />
            <span>{refusal.text}</span>
          </span>
        )}
      </output>
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
