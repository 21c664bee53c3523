import type { WidgetProps } from '@rjsf/utils';
import styles from '../controls/controls.module.css';
import { TextControl } from '../controls/TextControl.tsx';
import { editAmount, MAX_DIGITS, plainAmount, showAmount, tidyAmount } from '../input/amount.ts';

/** How the draft keeps an amount (spec section 3): `150000`, `$150,000` or `12500.50`. */
type Store = 'digits' | 'dollars' | 'decimal';

/** US dollars behind a `$` with thousands separators; `ui:options` `store` says how they are kept. */
export default function MoneyWidget(props: WidgetProps) {
  const { value, options, onChange } = props;
  const store = storeOf(options.store);
  const format = { group: true, decimals: store === 'decimal' ? 2 : 0, maxLength: MAX_DIGITS };
  return (
    <TextControl
      field={props}
      value={showAmount(plainAmount(String(value ?? ''), format), true)}
      prefix="$"
      className={styles.numeric}
      inputMode={store === 'decimal' ? 'decimal' : 'numeric'}
      mask={(previous, edit) => editAmount(previous, edit, format)}
      onText={(text) => onChange(stored(plainAmount(text, format), store))}
      tidy={(text) => showAmount(tidyAmount(plainAmount(text, format)), true)}
    />
  );
}

function storeOf(option: unknown): Store {
  return option === 'dollars' || option === 'decimal' ? option : 'digits';
}

function stored(plain: string, store: Store): string | undefined {
  if (plain === '') return undefined;
  return store === 'dollars' ? `$${showAmount(plain, true)}` : plain;
}
