import { useId, useState } from 'react';
import payment from '../../schemas/catalog/payment.json';
import { dateInWords } from '../ui/date-in-words.ts';
import { fill } from '../ui/fill.ts';
import { Fold } from './Fold.tsx';
import { middleOfMonth, refundOn, type Price } from './ledger.ts';
import { formatCents } from './money.ts';
import styles from './payment-ledger.module.css';

const FIRST_SHOWN = 6;

/** The refund after a cancellation, for a month that the visitor picks. */
export function RefundLine({ price, hasFee }: { price: Price; hasFee: boolean }) {
  const payments = price.automaticPayments + 1;
  const [picked, pick] = useState<number>();
  const id = useId();
  const month = Math.min(picked ?? FIRST_SHOWN, payments);
  const ends = middleOfMonth(price, month);
  const { paidCents, refundCents } = refundOn(price, ends);
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
        {fill(payment.refund.answer, {
          date: dateInWords(ends),
          paid: formatCents(paidCents),
          refund: formatCents(refundCents),
        })}{' '}
        {hasFee && payment.refund.fee}
      </p>
    </Fold>
  );
}
