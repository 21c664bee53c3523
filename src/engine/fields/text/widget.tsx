import type { WidgetProps } from '@rjsf/utils';
import { TextControl } from '../../form/controls/TextControl.tsx';
import { tidyLine } from '../../form/input/tidy-line.ts';

/** A line of text, stored as typed but trimmed; an emptied field has no value. */
export default function TextWidget(props: WidgetProps) {
  return (
    <TextControl
      field={props}
      value={typeof props.value === 'string' ? props.value : ''}
      onText={(text) => props.onChange(text === '' ? undefined : text)}
      tidy={(text) => tidyLine(text, props.options.autocomplete)}
    />
  );
}
