import type { WidgetProps } from '@rjsf/utils';
import { useAdvice } from '../../form/field-advice.ts';
import styles from '../../form/controls/controls.module.css';
import { useShownText } from '../../form/controls/use-shown.ts';
import { describedBy, isInvalid } from '../../form/described-by.ts';

const USUAL_ROWS = 4;

/** Text of several lines (`ui:options.rows` at first), stored as typed but trimmed. */
export default function TextareaWidget(props: WidgetProps) {
  const { id, value, options, disabled, readonly } = props;
  const advice = useAdvice(id);
  const shown = useShownText<HTMLTextAreaElement>({
    value: typeof value === 'string' ? value : '',
    onText: (text) => props.onChange(text === '' ? undefined : text),
    tidy: (text) => text.trim(),
  });
  return (
    <textarea
      id={id}
      name={props.htmlName ?? id}
      className={`${styles.input} ${styles.lines}`}
      rows={typeof options.rows === 'number' ? options.rows : USUAL_ROWS}
      {...shown.props}
      placeholder={props.placeholder || undefined}
      disabled={disabled}
      readOnly={readonly}
      aria-required={props.required || undefined}
      aria-invalid={isInvalid(props) || undefined}
      aria-describedby={[describedBy(props), advice?.id].filter(Boolean).join(' ') || undefined}
      onFocus={() => props.onFocus(id, value)}
      onBlur={({ target }) => {
        shown.leave(target);
        props.onBlur(id, value);
      }}
    />
  );
}
