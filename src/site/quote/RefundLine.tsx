import { useId, useState } from 'react';
import payment from '../../../schemas/catalog/payment.json';
import { Fold } from './Fold.tsx';
import type { Price } from './ledger.ts';
import styles from './payment-ledger.module.css';
import { exampleMonth, refundInWords } from './payment-words.ts';

/** The refund after a cancellation, for a month that the visitor picks. */
export function RefundLine({ price, hasFee }: { price: Price; hasFee: boolean }) {
  const payments = price.automaticPayments + 1;
  const [picked, pick] = useState<number>();
  const id = useId();
  const month = picked ?? exampleMonth(price);
  return (
    <Fold summary={payment.cancel} className={styles.refund ?? ''}>
      <p>
        <label htmlFor={id}>{payment.refund.ask}</label>{' '}
        <select id={id} value={month} onChange={({ target }) => pick(Number(target.value))}>
          {Array.from({ length: payments }, (_, index) => (
            <option key={index + 1}>{index + 1}</option>
          ))}
        </select>
      </p>
      {/* Silent when a plan is chosen, which has its own announcement. */}
      <p className={styles.answer} aria-live={picked === undefined ? 'off' : 'polite'}>
        {[refundInWords(price, month), ...(hasFee ? [payment.refund.fee] : [])].join(' ')}
      </p>
    </Fold>
  );
}
