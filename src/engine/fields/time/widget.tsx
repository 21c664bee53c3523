import type { WidgetProps } from '@rjsf/utils';
import { TextControl } from '../../form/controls/TextControl.tsx';

/** A time of day in the browser's native control, stored as 24-hour `HH:MM`. */
export default function TimeWidget(props: WidgetProps) {
  return (
    <TextControl
      field={props}
      type="time"
      value={typeof props.value === 'string' ? props.value : ''}
      onText={(text) => props.onChange(text || undefined)}
    />
  );
}
