import type { WidgetProps } from '@rjsf/utils';
import { TextControl } from '../controls/TextControl.tsx';
import styles from '../controls/controls.module.css';

/** More digits than this would not survive as a JSON number. */
const MAX_DIGITS = 15;

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
      value={typeof value === 'number' ? String(value) : ''}
      onText={(text) => props.onChange(wholeNumber(text))}
    />
  );
}

/** `"1,234.56"` is 1234: what follows the decimal point is dropped, not appended. */
function wholeNumber(text: string): number | undefined {
  const [whole = ''] = text.split('.');
  const digits = whole.replace(/\D/g, '').slice(0, MAX_DIGITS);
  return digits === '' ? undefined : Number(digits);
}
