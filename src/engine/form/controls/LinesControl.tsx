import type { WidgetProps } from '@rjsf/utils';
import { describedBy, isInvalid } from '../field-messages.ts';
import styles from './controls.module.css';
import { useShownText } from './use-shown-text.ts';

type Props = {
  /** The widget's own props, which give the control its id, name, texts and states. */
  field: WidgetProps;
  value: string;
  /** Called with the text after each change. */
  onText: (text: string) => void;
  /** Rewrites the text when the control loses focus; `onText` is called if that changes it. */
  tidy: (text: string) => string;
  /** True if something is wrong that is not an error of the field itself. */
  invalid?: boolean;
  /** Id of what describes it besides the field's own descriptions. */
  describedById?: string | undefined;
};

const USUAL_ROWS = 4;

/** The native control of several lines (`ui:options.rows` at first). */
export function LinesControl({ field, value, onText, tidy, invalid = false, ...rest }: Props) {
  const { id, options, disabled, readonly } = field;
  const shown = useShownText<HTMLTextAreaElement>({ value, onText, tidy });
  return (
    <textarea
      id={id}
      name={field.htmlName ?? id}
      className={`${styles.input} ${styles.lines}`}
      rows={typeof options.rows === 'number' ? options.rows : USUAL_ROWS}
      {...shown.props}
      placeholder={field.placeholder || undefined}
      disabled={disabled}
      readOnly={readonly}
      aria-required={field.required || undefined}
      aria-invalid={isInvalid(field) || invalid || undefined}
      aria-describedby={
        [describedBy(field), rest.describedById].filter(Boolean).join(' ') || undefined
      }
      onFocus={() => field.onFocus(id, field.value)}
      onBlur={({ target }) => {
        shown.leave(target);
        field.onBlur(id, field.value);
      }}
    />
  );
}
