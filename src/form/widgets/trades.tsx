import { startTransition, useMemo, useRef, useState } from 'react';
import texts from '../../../schemas/content/widget-texts.json';
import { catalogOf } from '../choices.ts';
import controls from '../controls/controls.module.css';
import { AlertGlyph } from '../controls/glyphs.tsx';
import { isInvalid } from '../described-by.ts';
import { Button } from '../../ui/Button.tsx';
import { fill } from '../../ui/fill.ts';
import { useAfterPause } from '../../ui/use-after-pause.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { useMessage } from '../use-message.ts';
import type { StepWidgetProps } from './list/part-field.tsx';
import { tradeSearch, tradesOf, type Trade } from './trades/catalog.ts';
import {
  countPicks,
  picksOf,
  toggleOption,
  toggleTrade,
  type Outcome,
  type TradePick,
} from './trades/selection.ts';
import { TradeCard } from './trades/TradeCard.tsx';
import styles from './trades/trades.module.css';

/** Redrawing the cards after each letter would hold up the next one on a phone. */
const SEARCH_PAUSE_MS = 150;

/**
 * The trades of `options.catalog` as cards to check, at most `maxItems` of the schema (the linter
 * asks for it). A press beyond the limit changes nothing and shows `tooManyTypes` or `tooManyOptions`.
 */
export default function TradesWidget(props: StepWidgetProps) {
  const { id, value, schema, options, registry, disabled, readonly, onChange } = props;
  const { notify } = registry.formContext;
  const catalog = catalogOf(props);
  const trades = useMemo(() => tradesOf(catalog), [catalog]);
  const search = useMemo(() => tradeSearch(trades), [trades]);
  const [sought, seek] = useState('');
  const [refusal, refuse] = useMessage();
  const picks = picksOf(value, trades);
  const invalid = isInvalid(props);
  const max = schema.maxItems ?? trades.length;
  const settle = (outcome: Outcome) => {
    if (outcome.kind === 'changed') {
      refuse(null);
      onChange(outcome.picks);
      return;
    }
    const { tooManyTypes, tooManyOptions } = options;
    const message = String(outcome.reason === 'types' ? tooManyTypes : tooManyOptions);
    refuse(message);
    notify('error', message, { silent: true });
  };
  const onTrade = useLatest((trade: Trade) => settle(toggleTrade(picks, trade, max)));
  const onOption = useLatest((trade: Trade, code: string) =>
    settle(toggleOption(picks, trade, code, max)),
  );
  const found = search(sought);
  return (
    <div className={styles.trades}>
      <Filter id={id} sought={sought} found={found.length} onSought={seek} />
      <output className={styles.count}>
        <span>{fill(texts.trades.selected, { count: countPicks(picks), max })}</span>
        {refusal !== null && (
          <span key={refusal.key} className={styles.refusal}>
            <AlertGlyph />
            {refusal.text}
          </span>
        )}
      </output>
      <div className={styles.cards}>
        {found.map((trade) => {
          const own = picks.filter((pick) => pick.id === trade.id);
          return (
            <TradeCard
              key={trade.id}
              id={`${id}-${trade.id}`}
              trade={trade}
              ticked={own.length > 0}
              options={own.flatMap(({ ncciCode }) => ncciCode ?? []).join(',')}
              disabled={Boolean(disabled || readonly)}
              invalid={invalid && lacksAnswer(picks, own)}
              onTrade={onTrade}
              onOption={onOption}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Every trade if none is chosen, or else a chosen one without a class code. */
const lacksAnswer = (picks: readonly TradePick[], own: readonly TradePick[]): boolean =>
  picks.length === 0 || own.some(({ ncciCode }) => ncciCode === undefined);

type FilterProps = {
  id: string;
  /** The text that the cards match: as of the last pause. */
  sought: string;
  found: number;
  onSought: (text: string) => void;
};

function Filter({ id, sought, found, onSought }: FilterProps) {
  const filterId = `${id}__filter`;
  const input = useRef<HTMLInputElement>(null);
  const seek = useAfterPause(
    (text: string) => startTransition(() => onSought(text)),
    SEARCH_PAUSE_MS,
  );
  return (
    <div className={styles.filter}>
      <label htmlFor={filterId}>{texts.trades.filter}</label>
      <input
        ref={input}
        id={filterId}
        type="search"
        className={controls.input}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${filterId}__found`}
        onChange={({ target }) => seek(target.value)}
        // Browsers restyle a placeholder on every key, even while it is hidden.
        placeholder={sought === '' ? texts.trades.filterHint : undefined}
        onKeyDown={(event) => {
          // Enter belongs to the search and must not submit the step.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <output id={`${filterId}__found`} className={styles.found}>
        {sought.trim() !== '' && foundInWords(found, sought)}
      </output>
      {found === 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            if (input.current) input.current.value = '';
            onSought('');
            seek('');
            // The button disappears with the search.
            input.current?.focus();
          }}
        >
          {texts.trades.noneShown}
        </Button>
      )}
    </div>
  );
}

function foundInWords(count: number, text: string): string {
  if (count === 0) return fill(texts.trades.foundNone, { text: text.trim() });
  return count === 1 ? texts.trades.foundOne : fill(texts.trades.found, { count });
}
