import { memo } from 'react';
import texts from '../../../../schemas/content/business-widget-texts.json';
import { Icon } from '../../../engine/ui.ts';
import '../../../engine/ui/icons/trades.ts';
import {
  AlertGlyph,
  cardFaceStyles as face,
  CheckGlyph,
  useShownCheck,
} from '../../../engine/fields.ts';
import { fill } from '../../../engine/core.ts';
import type { Trade } from './catalog.ts';
import styles from './trades.module.css';

type Props = {
  id: string;
  trade: Trade;
  /** Why a search found it, if its name does not say so. */
  match: string | undefined;
  checked: boolean;
  /** Codes of the chosen options, joined by commas: a string, so that `memo` can compare it. */
  options: string;
  disabled: boolean;
  /** It blocks Continue: no trade is checked yet, or this one lacks a description. */
  invalid: boolean;
  /** Toggle a trade or one of its options; 'refused' if the limit is reached. */
  onTrade: (trade: Trade) => 'refused' | undefined;
  onOption: (trade: Trade, code: string) => 'refused' | undefined;
};

/** A checkbox for a trade and, once checked, its descriptions if it has several. */
export const TradeCard = memo(function TradeCard(props: Props) {
  const { id, trade, match, checked, disabled, onTrade } = props;
  const note = [match, trade.note].filter(Boolean).join(' ');
  const noteId = note === '' ? undefined : `${id}__hint`;
  const isOpen = checked && trade.codes.length > 1;
  const shown = useShownCheck(checked, () => onTrade(trade));
  return (
    <div
      className={`${face.card} ${styles.card}`}
      data-checked={checked || undefined}
      data-open={isOpen || undefined}
    >
      <label className={styles.trade} data-noted={noteId && ''}>
        <input
          type="checkbox"
          id={id}
          className={styles.native}
          {...shown}
          disabled={disabled}
          aria-describedby={noteId}
          aria-expanded={trade.codes.length > 1 ? checked : undefined}
        />
        <span className={`${face.face} ${styles.face}`} />
        <span className={styles.icon}>
          <Icon name={trade.icon} size={28} />
        </span>
        <span className={styles.name}>
          <span>{trade.name}</span>
          {trade.highRisk && <span className={styles.risk}>{texts.trades.highRisk}</span>}
        </span>
        <span className={styles.check}>{checked && <CheckGlyph />}</span>
      </label>
      {noteId !== undefined && (
        <p id={noteId} className={styles.note}>
          {note}
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
    <fieldset
      className={styles.options}
      aria-invalid={invalid || undefined}
      aria-describedby={missingId}
    >
      <legend>{fill(texts.trades.options, { trade: trade.name })}</legend>
      {trade.codes.map(({ code, label }) => (
        <label key={code} className={styles.option}>
          <OptionBox
            id={`${id}-${code}`}
            checked={chosen.includes(code)}
            disabled={disabled}
            onPress={() => onOption(trade, code)}
          />
          <span>{label}</span>
        </label>
      ))}
      {missingId !== undefined && (
        <p id={missingId} className={invalid ? styles.refusal : styles.missing}>
          {invalid && <AlertGlyph />}
          <span>{texts.trades.optionMissing}</span>
        </p>
      )}
    </fieldset>
  );
}

type BoxProps = Pick<Props, 'id' | 'checked' | 'disabled'> & {
  onPress: () => 'refused' | undefined;
};

function OptionBox({ id, checked, disabled, onPress }: BoxProps) {
  return (
    <input
      type="checkbox"
      id={id}
      className="mark"
      {...useShownCheck(checked, onPress)}
      disabled={disabled}
    />
  );
}
