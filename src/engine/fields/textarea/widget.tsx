import type { WidgetProps } from '@rjsf/utils';
import { LinesControl } from '../../form/controls/LinesControl.tsx';
import { useAdvice } from '../../form/field-messages.ts';

/** Text of several lines, stored as typed but trimmed. */
export default function TextareaWidget(props: WidgetProps) {
  const advice = useAdvice(props.id);
  return (
    <LinesControl
      field={props}
      value={typeof props.value === 'string' ? props.value : ''}
      onText={(text) => props.onChange(text === '' ? undefined : text)}
      tidy={(text) => text.trim()}
      describedById={advice?.id}
    />
  );
}
