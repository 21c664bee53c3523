import { useId } from 'react';
import payment from '../../../schemas/catalog/payment.json';
import { Icon } from '../../engine/ui/icons/Icon.tsx';
import '../../engine/ui/icons/signs.ts';
import { grouped } from './grouped.ts';
import styles from './payment-fields.module.css';
import type { PaymentField, PaymentMethod } from './payment-methods.ts';
import { TitledFields } from './TitledFields.tsx';
import { useSecretValues, type SecretValues } from './use-secret-values.ts';

type Props = { method: PaymentMethod; readOnly: boolean };

/** The fields of the chosen method, under the warning not to enter anything real. */
export function PaymentFields({ method, readOnly }: Props) {
  const values = useSecretValues();
  const warning = useId();
  return (
    <TitledFields className={styles.secret} title={method.fieldsTitle} describedBy={warning}>
      <div id={warning} className={styles.warning}>
        <Icon name="alert" />
        <div>
          <p>{payment.privateNotice}</p>
          <p>{method.sampleNumbers}</p>
        </div>
      </div>
      <div className={styles.fields}>
        {method.fields.map((field) => (
          <Field
            key={`${method.id} ${field.id}`}
            valueKey={`${method.id} ${field.id}`}
            field={field}
            values={values}
            readOnly={readOnly}
          />
        ))}
      </div>
    </TitledFields>
  );
}

type FieldProps = {
  valueKey: string;
  field: PaymentField;
  values: SecretValues;
  readOnly: boolean;
};

/** A text field without a `name`, so that not even a plain form submit could send it. */
function Field({ valueKey, field, values, readOnly }: FieldProps) {
  const id = useId();
  const hint = field.hint === undefined ? undefined : `${id}hint`;
  const shownAs = (text: string) =>
    field.groups === undefined ? text : grouped(text, field.groups);
  return (
    <div className={styles.field} data-short={field.short ?? false}>
      <label htmlFor={id}>{field.label}</label>
      {hint !== undefined && (
        <span id={hint} className={styles.hint}>
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
        aria-describedby={hint}
        readOnly={readOnly}
        value={values.read(valueKey)}
        onChange={({ target }) => {
          // Correcting a digit in the middle keeps the caret in place; the groups are restored on
          // blur.
          const isAtEnd = target.selectionStart === target.value.length;
          values.write(valueKey, isAtEnd ? shownAs(target.value) : target.value);
        }}
        onBlur={({ target }) => values.write(valueKey, shownAs(target.value))}
      />
    </div>
  );
}
