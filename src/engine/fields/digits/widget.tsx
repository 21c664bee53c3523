import type { WidgetProps } from '@rjsf/utils';
import { TextControl } from '../../form/controls/TextControl.tsx';
import {
  editAmount,
  MAX_DIGITS,
  plainAmount,
  showAmount,
  type AmountFormat,
} from '../../form/input/amount.ts';

/**
 * Digits only, stored as a string; a pasted text that is not exactly one number is stored as it is, for
 * the schema's pattern to refuse. `ui:options` `group` shows thousands separators while typing.
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
  const shown = (text: string) => {
    const plain = plainAmount(text, format);
    return plain === undefined ? text : showAmount(plain, format.group);
  };
  return (
    <TextControl
      field={props}
      value={shown(String(value ?? ''))}
      inputMode="numeric"
      mask={(previous, edit) => editAmount(previous, edit, format)}
      onText={(text) => onChange((plainAmount(text, format) ?? text) || undefined)}
      tidy={shown}
    />
  );
}
