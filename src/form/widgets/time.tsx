import type { WidgetProps } from '@rjsf/utils';
import { useAdvice } from '../field-advice.ts';
import styles from '../controls/controls.module.css';
import { describedBy, isInvalid } from '../described-by.ts';

/** A time of day in the browser's own control, kept as `HH:MM` of 24 hours. */
export default function TimeWidget(props: WidgetProps) {
  const { id, value, disabled, readonly } = props;
  const advice = useAdvice(id);
  return (
    <input
      type="time"
      id={id}
      name={props.htmlName ?? id}
      className={styles.input}
      value={typeof value === 'string' ? value : ''}
      disabled={disabled}
      readOnly={readonly}
      aria-required={props.required || undefined}
      aria-invalid={isInvalid(props) || undefined}
      aria-describedby={[describedBy(props), advice?.id].filter(Boolean).join(' ') || undefined}
      onChange={({ target }) => props.onChange(target.value || undefined)}
      onFocus={() => props.onFocus(id, value)}
      onBlur={() => props.onBlur(id, value)}
    />
  );
}
