import { descriptionId, type WidgetProps } from '@rjsf/utils';
import { ChoiceCard } from '../../form/controls/ChoiceCard.tsx';
import { describedBy, isInvalid } from '../../form/field-messages.ts';

/**
 * A statement to check. Checked is `true`; unchecked is not an answer, so that the check can be required.
 * `aria-describedby` adds other text on the page that explains the statement.
 */
export default function CheckboxWidget(props: WidgetProps) {
  const { id, options, schema } = props;
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
        describedBy={[
          props['aria-describedby'],
          describedBy({ ...props, options: { ...options, description: undefined }, schema: {} }),
        ]
          .filter(Boolean)
          .join(' ')}
        onCheck={(_value, checked) => props.onChange(checked || undefined)}
      />
    </div>
  );
}
