import type { WidgetProps } from '@rjsf/utils';
import { TextControl } from '../controls/TextControl.tsx';

/** A line of text, kept as typed; an emptied field has no value. */
export default function TextWidget(props: WidgetProps) {
  return (
    <TextControl
      field={props}
      value={typeof props.value === 'string' ? props.value : ''}
      onText={(text) => props.onChange(text === '' ? undefined : text)}
    />
  );
}
