import { memo } from 'react';
import texts from '../../../../schemas/content/business-widget-texts.json';
import { Icon } from '../../../engine/ui/icons/Icon.tsx';
import '../../../engine/ui/icons/trades.ts';
import face from '../../../engine/form/controls/card-face.module.css';
import { AlertGlyph, CheckGlyph } from '../../../engine/form/controls/glyphs.tsx';
import { fill } from '../../../engine/ui/fill.ts';
import type { Trade } from './catalog.ts';
import styles from './trades.module.css';

type Props = {
  id: string;
  trade: Trade;
  checked: boolean;
  /** Codes of the chosen options, joined by commas: a string, so that `memo` can compare it. */
  options: string;
  disabled: boolean;
  /** It blocks Continue: no trade is checked yet, or this one lacks a description. */
  invalid: boolean;
  onTrade: (trade: Trade) => void;
  onOption: (trade: Trade, code: string) => void;
};

/** A checkbox for a trade and, once checked, its descriptions if it has several. */
export const TradeCard = memo(function TradeCard(props: Props) {
  const { id, trade, checked, disabled, invalid, onTrade } = props;
  const noteId = trade.note === undefined ? undefined : `${id}__hint`;
  const isOpen = checked && trade.codes.length > 1;
  return (
    <div
      className={`${face.card} ${styles.card}`}
      data-checked={checked || undefined}
      data-open={isOpen || undefined}
    >
      <label className={styles.trade}>
        <input
          type="checkbox"
          id={id}
          className={styles.native}
          checked={checked}
          disabled={disabled}
          aria-invalid={(invalid && !checked) || undefined}
          aria-describedby={noteId}
          aria-expanded={trade.codes.length > 1 ? checked : undefined}
          onChange={() => onTrade(trade)}
        />
        <span className={`${face.face} ${styles.face}`} />
        <span className={styles.icon}>
          <Icon name={trade.icon} size={28} />
        </span>
        <span className={styles.name}>
          {trade.name}
          {trade.highRisk && <span className={styles.risk}>{texts.trades.highRisk}</span>}
        </span>
        <span className={styles.check}>{checked && <CheckGlyph />}</span>
      </label>
      {noteId !== undefined && (
        <p id={noteId} className={styles.note}>
          {trade.note}
        </p>
      )}
      {isOpen && <Options {...props} />}
    </div>
  );
});

function Options({ id, trade, options, disabled, invalid, onOption }: Props) {
  const chosen = options.split(',');
  const missingId = options === '' ? `${id}__missing` : undefined;
  return (
    <fieldset className={styles.options} aria-describedby={missingId}>
      <legend>{fill(texts.trades.options, { trade: trade.name })}</legend>
      {trade.codes.map(({ code, label }) => (
        <label key={code} className={styles.option}>
          <input
            type="checkbox"
            id={`${id}-${code}`}
            className="mark"
            checked={chosen.includes(code)}
            disabled={disabled}
            aria-invalid={invalid || undefined}
            onChange={() => onOption(trade, code)}
          />
          {label}
        </label>
      ))}
      {missingId !== undefined && (
        <p id={missingId} className={invalid ? styles.refusal : styles.missing}>
          {invalid && <AlertGlyph />}
          {texts.trades.optionMissing}
        </p>
      )}
    </fieldset>
  );
}
