import { useId } from 'react';
import payment from '../../../schemas/catalog/payment.json';
import { formatCents } from '../quote/offer/money.ts';
import styles from './method-choice.module.css';
import type { PaymentMethod } from './payment-methods.ts';
import { TitledFields } from './PaymentFields.tsx';

type Props = {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
};

/** Card or bank, as native radio buttons; each shows its fee. */
export function MethodChoice({ methods, chosen, onChoose }: Props) {
  return (
    <TitledFields title={payment.methodsTitle}>
      <div className={styles.choices}>
        {methods.map((method) => (
          <Choice
            key={method.id}
            method={method}
            checked={method === chosen}
            onChoose={() => onChoose(method)}
          />
        ))}
      </div>
    </TitledFields>
  );
}

type ChoiceProps = { method: PaymentMethod; checked: boolean; onChoose: () => void };

function Choice({ method: { id: value, label, feeCents, feeLabel }, ...props }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <input
        type="radio"
        id={id}
        className="mark"
        name="payment-method"
        value={value}
        checked={props.checked}
        aria-describedby={`${id}fee`}
        onChange={props.onChoose}
      />
      <label htmlFor={id}>{label}</label>
      <span id={`${id}fee`} className={styles.fee}>
        {feeCents > 0 ? `${feeLabel}: ${formatCents(feeCents)}` : feeLabel}
      </span>
    </div>
  );
}
