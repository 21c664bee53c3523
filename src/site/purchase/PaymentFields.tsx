import '../../engine/ui/icons/signs.ts';
import payment from '../../../schemas/catalog/payment.json';
import texts from '../../../schemas/content/form-texts.json';
import { Button, Icon } from '../../engine/ui.ts';
import styles from './payment-fields.module.css';
import { brandOf } from './payment-checks.ts';
import type { PaymentField, PaymentMethod } from './payment-methods.ts';
import type { PaymentEntries } from './use-payment-entries.ts';
import type { ReactNode } from 'react';
import titled from './titled-fields.module.css';

type Props = { method: PaymentMethod; entries: PaymentEntries; readOnly: boolean };

const WARNING = 'payment-warning';

/** The fields of the chosen method, under the warning not to enter anything real. */
export function PaymentFields({ method, entries, readOnly }: Props) {
  return (
    <TitledFields className={styles.secret} title={method.fieldsTitle} describedBy={WARNING}>
      <div id={WARNING} className={styles.warning}>
        <Icon name="alert" />
        <div>
          <p>{payment.privateNotice}</p>
          <p>{`${payment.mayStayEmpty} ${method.sampleNumbers}`}</p>
        </div>
      </div>
      <Button
        variant="secondary"
        className={styles.sample ?? ''}
        aria-disabled={readOnly}
        onClick={() => {
          if (!readOnly) entries.fillSample();
        }}
      >
        {method.fillSample}
      </Button>
      <div className={styles.fields}>
        {method.fields.map((field) => (
          <Field
            key={`${method.id} ${field.id}`}
            id={fieldIdOf(method, field)}
            field={field}
            entries={entries}
            readOnly={readOnly}
          />
        ))}
      </div>
    </TitledFields>
  );
}

/** Id of a field's control, to move the focus there. */
export const fieldIdOf = (method: PaymentMethod, field: PaymentField): string =>
  `payment-${method.id}-${field.id}`;

type FieldProps = { id: string; field: PaymentField; entries: PaymentEntries; readOnly: boolean };

/** A text field without a `name`, so that not even a plain form submit could send it. */
function Field({ id, field, entries, readOnly }: FieldProps) {
  const value = entries.read(field);
  const message = entries.messageAt(field);
  const brand = field.check === 'card-number' ? brandOf(value)?.name : undefined;
  const describedBy = [
    ...(field.hint === undefined ? [] : [`${id}-hint`]),
    ...(brand === undefined ? [] : [`${id}-brand`]),
    ...(message === undefined ? [] : [`${id}-error`]),
  ].join(' ');
  return (
    <div className={styles.field} data-short={field.short ?? false}>
      <span className={styles.head}>
        <label htmlFor={id}>{field.label}</label>
        {brand !== undefined && (
          <span id={`${id}-brand`} className={styles.brand}>
            {brand}
          </span>
        )}
      </span>
      {field.hint !== undefined && (
        <span id={`${id}-hint`} className={styles.hint}>
          {field.hint}
        </span>
      )}
      <input
        id={id}
        className={styles.input}
        type="text"
        inputMode={field.digits ? 'numeric' : 'text'}
        autoComplete={field.autocomplete}
        spellCheck={false}
        aria-describedby={describedBy || undefined}
        aria-invalid={message !== undefined}
        readOnly={readOnly}
        value={value}
        onChange={({ target }) => {
          // Correcting a digit in the middle keeps the caret in place; the groups are restored on
          // blur.
          const isAtEnd = target.selectionStart === target.value.length;
          entries.write(field, isAtEnd ? typedPayment(field, target.value) : target.value);
        }}
        onBlur={({ target }) => {
          entries.write(field, tidyPayment(field, target.value));
          entries.leave(field);
        }}
      />
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {message !== undefined && (
          <>
            <span className="visually-hidden">{texts.field.error} </span>
            <span>{message}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** How the text of a payment field is written while it is typed, and once the field was left. */
type Writing = { typed: (text: string) => string; tidy: (text: string) => string };

/** The field's text while it is typed. */
export const typedPayment = (field: PaymentField, text: string): string =>
  writingOf(field).typed(text);

/** The field's text once it was left. */
export const tidyPayment = (field: PaymentField, text: string): string =>
  writingOf(field).tidy(text);

function writingOf({ check, groups }: PaymentField): Writing {
  if (check === 'card-expiry') return { typed: typedExpiry, tidy: tidyExpiry };
  const inGroups = (text: string) => {
    const sizes = (check === 'card-number' && brandOf(text)?.groups) || groups;
    return sizes === undefined ? text : grouped(text, sizes);
  };
  return { typed: inGroups, tidy: inGroups };
}

/**
 * `4242424242` → `4242 4242 42`: the last size is that of all further groups. Text with any other
 * character stays as typed. No blank follows the last digit, so that Backspace always deletes a digit.
 */
function grouped(text: string, sizes: readonly number[]): string {
  if (/[^\d\s-]/.test(text)) return text;
  const groups: string[] = [];
  let rest = text.replaceAll(/\D/g, '');
  while (rest !== '') {
    const size = sizes[groups.length] ?? sizes.at(-1) ?? rest.length;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.join(' ');
}

/** `0228` → `02/28`, `228` → `2/28`: no month has two digits and begins with 2. */
function typedExpiry(text: string): string {
  const match = /^(0\d|1[0-2]|[2-9]|1(?=[3-9]))(\d+)$/.exec(text);
  return match ? `${match[1]}/${match[2]}` : text;
}

/** `2/2028` → `02/28`. */
function tidyExpiry(text: string): string {
  const match = /^(\d{1,2})\s*[/\-. ]\s*(?:20)?(\d\d)$/.exec(typedExpiry(text.trim()));
  return match ? `${match[1]?.padStart(2, '0')}/${match[2]}` : text;
}

type TitledFieldsProps = {
  title: string;
  describedBy?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A group of form controls under a title of the page. */
export function TitledFields({ title, describedBy, className = '', children }: TitledFieldsProps) {
  return (
    <fieldset className={`${titled.group} ${className}`} aria-describedby={describedBy}>
      <legend className={titled.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
