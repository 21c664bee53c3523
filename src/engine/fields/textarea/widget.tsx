import type { WidgetProps } from '@rjsf/utils';
import { LinesControl } from '../../form/controls/LinesControl.tsx';
import { useAdvice } from '../../form/field-messages.ts';
import { Counter } from './Counter.tsx';

/** Text of several lines, stored as typed but trimmed; with `ui:options.counter` it says what still fits. */
export default function TextareaWidget(props: WidgetProps) {
  const { id, options, schema } = props;
  const advice = useAdvice(id);
  const text = typeof props.value === 'string' ? props.value : '';
  const counted = options.counter === true && schema.maxLength !== undefined;
  const counterId = `${id}__counter`;
  return (
    <>
      <LinesControl
        field={props}
        value={text}
        onText={(entered) => props.onChange(entered === '' ? undefined : entered)}
        tidy={(entered) => entered.trim()}
        describedById={[advice?.id, counted && counterId].filter(Boolean).join(' ') || undefined}
      />
      {counted && <Counter id={counterId} text={text} most={schema.maxLength ?? 0} />}
    </>
  );
}
