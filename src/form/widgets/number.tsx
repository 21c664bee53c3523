import type { WidgetProps } from '@rjsf/utils';
import { TextControl } from '../controls/TextControl.tsx';
import {
  editAmount,
  plainAmount,
  tidyNumber,
  withoutLeadingZeros,
  type AmountFormat,
} from '../input/amount.ts';
import type { Mask } from '../input/masked-input.ts';
import { unitOf } from '../unit.ts';
import styles from '../controls/controls.module.css';

/** More digits than this would not survive as a JSON number. */
const MAX_LENGTH = 15;
const WHOLE: AmountFormat = { group: false, decimals: 0, maxLength: MAX_LENGTH };
/** Years and shares are said with two decimals at most (decision D36). */
const DECIMAL: AmountFormat = { group: false, decimals: 2, maxLength: MAX_LENGTH };

/**
 * A number of at least 0, with `ui:options.suffix` (e.g. "years") beside it: a whole one where the
 * schema asks for an integer.
 */
export default function NumberWidget(props: WidgetProps) {
  const { value, options, schema } = props;
  const format = schema.type === 'number' ? DECIMAL : WHOLE;
  return (
    <TextControl
      field={props}
      className={styles.numeric}
      inputMode={format.decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete={String(options.autocomplete ?? 'off')}
      suffix={unitOf(options, value) || undefined}
      mask={format === WHOLE ? editWhole : editDecimal}
      value={typeof value === 'number' ? String(value) : ''}
      onText={(text) => {
        const plain = tidyNumber(plainAmount(text, format));
        props.onChange(plain === '' ? undefined : Number(plain));
      }}
      tidy={(text) => tidyNumber(plainAmount(text, format))}
    />
  );
}

const editDecimal: Mask = (previous, edit) => editAmount(previous, edit, DECIMAL);

/** Digits without needless zeros before them, which a number would not keep. */
const editWhole: Mask = (previous, edit) => {
  const { text, caret } = editAmount(previous, edit, WHOLE);
  const short = withoutLeadingZeros(text);
  return { text: short, caret: Math.max(0, caret - (text.length - short.length)) };
};
