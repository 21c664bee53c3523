import type { WidgetProps } from '@rjsf/utils';
import { storedAmount, storeOf } from '../flow/stored-amount.ts';
import styles from '../form/controls/controls.module.css';
import { TextControl } from '../form/controls/TextControl.tsx';
import {
  editAmount,
  MAX_DIGITS,
  plainAmount,
  showAmount,
  tidyAmount,
} from '../form/input/amount.ts';

/** US dollars after a `$`, with thousands separators; `ui:options` `store` says how they are stored. */
export default function MoneyWidget(props: WidgetProps) {
  const { value, options, onChange } = props;
  const store = storeOf(options.store);
  const format = { group: true, decimals: store === 'decimal' ? 2 : 0, maxLength: MAX_DIGITS };
  const keptAmount = (plain: string) => (plain === '' ? undefined : storedAmount(plain, store));
  return (
    <TextControl
      field={props}
      value={showAmount(plainAmount(String(value ?? ''), format), true)}
      prefix="$"
      className={styles.numeric}
      inputMode={store === 'decimal' ? 'decimal' : 'numeric'}
      mask={(previous, edit) => editAmount(previous, edit, format)}
      onText={(text) => onChange(keptAmount(plainAmount(text, format)))}
      tidy={(text) => showAmount(tidyAmount(plainAmount(text, format)), true)}
    />
  );
}
