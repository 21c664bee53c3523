import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { TextControl } from '../../form/controls/TextControl.tsx';
import { plainPhone } from '../../form/input/tidy-line.ts';

/**
 * A US phone number. The value takes the standard form as soon as the number is complete; the field
 * shows what is typed until it loses focus, so that the text does not change while typing.
 */
export default function PhoneWidget(props: WidgetProps) {
  const [typed, setTyped] = useState('');
  const stored = typeof props.value === 'string' ? props.value : '';
  return (
    <TextControl
      field={props}
      type="tel"
      autoComplete={String(props.options.autocomplete ?? 'tel')}
      value={written(typed) === stored ? typed : stored}
      onText={(text) => {
        setTyped(text);
        props.onChange(written(text) || undefined);
      }}
      tidy={written}
    />
  );
}

function written(text: string): string {
  const number = plainPhone(text);
  return formatPhone(number) ?? number;
}

/**
 * A US number in the standard form, `(312) 555-0100`, from any common one: `312.555.0100`,
 * `+1 312 555 0100`, `13125550100`. Undefined if it does not have ten digits (eleven with the
 * country code 1) or contains anything but digits and separators, such as an extension.
 */
export function formatPhone(text: string): string | undefined {
  if (/[^\d\s().+\-/]/.test(text)) return undefined;
  const match = /^1?(\d{3})(\d{3})(\d{4})$/.exec(text.replace(/\D/g, ''));
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : undefined;
}
