import type { WidgetProps } from '@rjsf/utils';
import { storedAmount, storeOf } from '../../flow/stored/stored-amount.ts';
import styles from '../../form/controls/controls.module.css';
import { TextControl } from '../../form/controls/TextControl.tsx';
import {
  editAmount,
  MAX_DIGITS,
  plainAmount,
  showAmount,
  tidyAmount,
  withFullCents,
  type AmountFormat,
} from '../../form/input/amount.ts';

/**
 * US dollars after a `$`, with thousands separators; `ui:options` `store` says how they are stored. A
 * text that is not exactly one amount is stored as it is, for the schema's pattern to refuse.
 */
export default function MoneyWidget(props: WidgetProps) {
  const { value, options, onChange } = props;
  const store = storeOf(options.store);
  const format: AmountFormat = {
    group: true,
    decimals: store === 'decimal' ? 2 : 0,
    isMoney: true,
    maxLength: MAX_DIGITS,
  };
  const shown = (text: string, tidy: (plain: string) => string) => {
    const plain = plainAmount(text, format);
    return plain === undefined ? text : showAmount(tidy(plain), true);
  };
  const kept = (text: string) => {
    const plain = plainAmount(text, format);
    if (plain === undefined) return text;
    return plain === '' ? undefined : storedAmount(plain, store);
  };
  return (
    <TextControl
      field={props}
      value={shown(String(value ?? ''), withFullCents)}
      prefix="$"
      className={styles.numeric}
      inputMode={store === 'decimal' ? 'decimal' : 'numeric'}
      mask={(previous, edit) => editAmount(previous, edit, format)}
      onText={(text) => onChange(kept(text))}
      tidy={(text) => shown(text, tidyAmount)}
    />
  );
}
