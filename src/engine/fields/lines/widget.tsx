import type { WidgetProps } from '@rjsf/utils';
import { useShownText } from '../../form/controls/use-shown.ts';
import styles from '../../form/controls/controls.module.css';
import { describedBy, isInvalid } from '../../form/described-by.ts';
import { useFieldErrors } from '../../form/field-errors.ts';
import { partId } from '../../form/focus-field.ts';
import FieldErrorTemplate from '../../form/templates/FieldErrorTemplate.tsx';

const USUAL_ROWS = 4;

/** A list of short texts: each line is one, without the blanks around it; empty lines are none. */
export default function LinesWidget(props: WidgetProps) {
  const { id, value, options, disabled, readonly } = props;
  const shown = useShownText<HTMLTextAreaElement>({
    value: Array.isArray(value) ? value.join('\n') : '',
    onText: (text) => {
      const lines = linesIn(text);
      props.onChange(lines.length === 0 ? undefined : lines);
    },
    tidy: (text) => linesIn(text).join('\n'),
  });
  const wrong = useWrongLines();
  const lines = { $id: partId(id, 'lines'), path: [] };
  const describing = [describedBy(props), wrong.length > 0 && `${lines.$id}__error`];
  return (
    <>
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
        aria-invalid={isInvalid(props) || wrong.length > 0 || undefined}
        aria-describedby={describing.filter(Boolean).join(' ') || undefined}
        onFocus={() => props.onFocus(id, value)}
        onBlur={({ target }) => {
          shown.leave(target);
          props.onBlur(id, value);
        }}
      />
      <FieldErrorTemplate {...props} fieldPathId={lines} errors={wrong} />
    </>
  );
}

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The messages of single lines, each once. */
function useWrongLines(): string[] {
  const { __errors: _own, ...items } = useFieldErrors();
  return [...new Set(Object.values(items).flatMap((item) => item?.__errors ?? []))];
}
