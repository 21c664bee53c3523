import type { WidgetProps } from '@rjsf/utils';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { textOrUndefined } from '../../logic/json.ts';
import { describedBy, isInvalid, useAdvice } from '../field-messages.ts';
import type { Mask } from '../input/edit.ts';
import styles from './controls.module.css';
import { useShownText } from './use-shown-text.ts';

type Props = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'onBlur' | 'prefix'
> & {
  /** The widget's own props, which give the input its id, name, texts and states. */
  field: WidgetProps;
  value: string;
  /** Rewrites what is typed before `onText` is called. */
  mask?: Mask;
  /** Called with the text after each change. */
  onText: (text: string) => void;
  /** Rewrites the text when the input loses focus; `onText` is called if that changes it. */
  tidy?: (text: string) => string;
  prefix?: string;
  suffix?: ReactNode;
};

/**
 * The one-line native input of every text-like widget. `ui:options` give `autocomplete` and
 * `inputmode`; a prefix or suffix is shown next to the text and is not part of it.
 * `aria-describedby` is added to the field's own descriptions.
 */
export function TextControl(props: Props) {
  const { field, value, mask, onText, tidy, prefix, suffix, className, ...rest } = props;
  const { id, options, required, disabled, readonly } = field;
  const advice = useAdvice(id);
  const shown = useShownText<HTMLInputElement>({ value, mask, tidy, onText });
  const prefixId = prefix === undefined ? undefined : `${id}__prefix`;
  const autoComplete = rest.autoComplete ?? textOrUndefined(options.autocomplete);
  const suffixId = suffix === undefined ? undefined : `${id}__suffix`;
  const input = (
    <input
      type="text"
      enterKeyHint="next"
      inputMode={inputMode(options.inputmode)}
      {...(autoComplete !== undefined && NAMES.test(autoComplete) && OF_NAMES)}
      {...rest}
      autoComplete={autoComplete}
      // Browsers restyle a placeholder on every key, even while it is hidden.
      placeholder={(value === '' && (rest.placeholder ?? field.placeholder)) || undefined}
      id={id}
      name={field.htmlName ?? id}
      className={className ? `${styles.input} ${className}` : styles.input}
      {...shown.props}
      disabled={disabled}
      readOnly={readonly}
      aria-required={required || undefined}
      aria-invalid={isInvalid(field) || rest['aria-invalid']}
      aria-describedby={
        [describedBy(field), advice?.id, prefixId, suffixId, rest['aria-describedby']]
          .filter(Boolean)
          .join(' ') || undefined
      }
      onFocus={(event) => {
        rest.onFocus?.(event);
        field.onFocus(id, field.value);
      }}
      onBlur={({ target }) => {
        shown.leave(target);
        field.onBlur(id, field.value);
      }}
    />
  );
  if (prefix === undefined && suffix === undefined) return input;
  return (
    <div className={styles.affixed}>
      {prefixId !== undefined && (
        <span id={prefixId} className={styles.prefix}>
          {prefix}
        </span>
      )}
      <span className={styles.typed}>{input}</span>
      {suffixId !== undefined && (
        <span id={suffixId} className={styles.suffix}>
          {suffix}
        </span>
      )}
    </div>
  );
}

/** Autofill tokens of proper names, which no spell checker knows. */
const NAMES = /\bname$|^organization$|^street-address$|^address-l/;
const OF_NAMES = { autoCapitalize: 'words', spellCheck: false };

const INPUT_MODES = [
  'none',
  'text',
  'tel',
  'url',
  'email',
  'numeric',
  'decimal',
  'search',
] as const;

/** The option as a value of the attribute; undefined if browsers do not know it. */
const inputMode = (option: unknown) => INPUT_MODES.find((mode) => mode === option);
