import type { WidgetProps } from '@rjsf/utils';
import { TextControl } from '../form/controls/TextControl.tsx';
import {
  editAmount,
  MAX_DIGITS,
  plainAmount,
  showAmount,
  type AmountFormat,
} from '../form/input/amount.ts';

/**
 * Digits only, stored as a string; `ui:options` `group` shows thousands separators while typing.
 * The schema's `maxLength` rejects too many digits, with its message.
 */
export default function DigitsWidget(props: WidgetProps) {
  const { value, options, onChange } = props;
  const format: AmountFormat = {
    group: options.group === true,
    decimals: 0,
    isCount: true,
    maxLength: MAX_DIGITS,
  };
  const plain = plainAmount(String(value ?? ''), format);
  return (
    <TextControl
      field={props}
      value={showAmount(plain, format.group)}
      inputMode="numeric"
      mask={(previous, edit) => editAmount(previous, edit, format)}
      onText={(text) => onChange(plainAmount(text, format) || undefined)}
      tidy={(text) => showAmount(plainAmount(text, format), format.group)}
    />
  );
}
