import payment from '../../../schemas/catalog/payment.json';
import texts from '../../../schemas/content/form-texts.json';
import { Button, Icon } from '../../engine/ui.ts';
import '../../engine/ui/icons/signs.ts';
import { tidyPayment, typedPayment } from './payment-text.ts';
import styles from './payment-fields.module.css';
import { brandOf } from './payment-checks.ts';
import type { PaymentField, PaymentMethod } from './payment-methods.ts';
import { TitledFields } from './TitledFields.tsx';
import type { PaymentEntries } from './use-payment-entries.ts';

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
