import type { WidgetProps } from '@rjsf/utils';
import { TextControl } from '../../form/controls/TextControl.tsx';
import {
  editAmount,
  plainAmount,
  withoutLeadingZeros,
  type AmountFormat,
} from '../../form/input/amount.ts';
import type { Mask } from '../../form/input/edit.ts';
import { signOf, unitOf } from '../../form/input/exact-number.ts';
import styles from '../../form/controls/controls.module.css';

/** More digits than this would not survive as a JSON number. */
const WHOLE: AmountFormat = { group: false, decimals: 0, maxLength: 15 };

/**
 * A whole number of at least 0, with `ui:options` `prefix` (e.g. "$") and `suffix` (e.g. "years") beside it. Any other text is
 * stored as it is, for the schema's type to refuse.
 */
export default function NumberWidget(props: WidgetProps) {
  const { value, options } = props;
  return (
    <TextControl
      field={props}
      className={styles.numeric}
      inputMode="numeric"
      autoComplete={String(options.autocomplete ?? 'off')}
      prefix={signOf(options) || undefined}
      suffix={unitOf(options, value) || undefined}
      mask={editWhole}
      value={String(value ?? '')}
      onText={(text) => {
        const plain = plainAmount(text, WHOLE);
        if (plain === undefined) props.onChange(text);
        else props.onChange(plain === '' ? undefined : Number(plain));
      }}
      tidy={(text) => plainAmount(text, WHOLE) ?? text}
    />
  );
}

/** Digits without leading zeros, which a number would not keep. */
const editWhole: Mask = (previous, edit) => {
  const { text, caret } = editAmount(previous, edit, WHOLE);
  if (plainAmount(text, WHOLE) === undefined) return { text, caret };
  const short = withoutLeadingZeros(text);
  return { text: short, caret: Math.max(0, caret - (text.length - short.length)) };
};
