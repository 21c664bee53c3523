import type { WidgetProps } from '@rjsf/utils';
import { TextControl } from '../controls/TextControl.tsx';
import { editAmount, tidyAmount, type AmountFormat } from '../input/amount.ts';
import type { Mask } from '../input/masked-input.ts';
import styles from '../controls/controls.module.css';

/** More digits than this would not survive as a JSON number. */
const WHOLE: AmountFormat = { group: false, decimals: 0, maxLength: 15 };

/** A whole number of at least 0, with `ui:options.suffix` (e.g. "years") beside it. */
export default function NumberWidget(props: WidgetProps) {
  const { value, options } = props;
  return (
    <TextControl
      field={props}
      className={styles.numeric}
      inputMode="numeric"
      autoComplete={String(options.autocomplete ?? 'off')}
      suffix={typeof options.suffix === 'string' ? options.suffix : undefined}
      mask={editWhole}
      value={typeof value === 'number' ? String(value) : ''}
      onText={(text) => props.onChange(text === '' ? undefined : Number(text))}
    />
  );
}

/** Digits without needless zeros before them, which a number would not keep. */
const editWhole: Mask = (previous, edit) => {
  const { text, caret } = editAmount(previous, edit, WHOLE);
  const tidy = tidyAmount(text);
  return { text: tidy, caret: Math.max(0, caret - (text.length - tidy.length)) };
};
