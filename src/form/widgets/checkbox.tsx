import { descriptionId, type WidgetProps } from '@rjsf/utils';
import { ChoiceCard } from '../controls/ChoiceCard.tsx';
import { describedBy, isInvalid } from '../described-by.ts';
import { useRedraw } from '../redraw.ts';

/** A statement to tick. Ticked is `true`; unticked is no answer, as a required tick demands. */
export default function CheckboxWidget(props: WidgetProps) {
  const { id, options, schema } = props;
  const redraw = useRedraw();
  const hint = options.description ?? schema.description;
  return (
    <div onBlur={() => props.onBlur(id, props.value)}>
      <ChoiceCard
        type="checkbox"
        id={id}
        name={props.htmlName ?? id}
        value="true"
        label={props.label}
        hint={typeof hint === 'string' ? hint : undefined}
        hintId={descriptionId(id)}
        checked={props.value === true}
        disabled={props.disabled || props.readonly}
        required={props.required}
        invalid={isInvalid(props)}
        describedBy={describedBy({
          ...props,
          options: { ...options, description: undefined },
          schema: {},
        })}
        onCheck={(_value, checked) => redraw.later(() => props.onChange(checked || undefined))}
      />
    </div>
  );
}
