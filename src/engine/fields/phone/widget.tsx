import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { TextControl } from '../../form/controls/TextControl.tsx';
import { formatPhone } from '../../form/phone-number.ts';
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
