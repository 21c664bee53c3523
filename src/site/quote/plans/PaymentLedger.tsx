import payment from '../../../../schemas/catalog/payment.json';
import { dateInWords, fill } from '../../../engine/core.ts';
import {
  type Price,
  ledgerOf,
  exampleMonth,
  refundInWords,
  totalInWords,
} from '../offer/ledger.ts';
import { formatCents } from '../offer/money.ts';
import type { PaymentFee } from '../offer/payment-fee.ts';
import styles from './payment-ledger.module.css';
import { useId, useState } from 'react';
import { Fold } from '../Fold.tsx';

type Props = {
  price: Price;
  fee: PaymentFee;
  /** Other ways to pay, named where the visitor cannot choose yet. */
  others?: readonly PaymentFee[];
};

/** Every payment and its date: the same lines on the quote, at purchase and on paper. */
export function PaymentLedger({ price, fee, others = [] }: Props) {
  const ledger = ledgerOf(price, fee.feeCents);
  const monthly = formatCents(ledger.monthlyCents);
  const count = ledger.automaticPayments;
  return (
    <div className={styles.ledger}>
      <dl className={styles.lines}>
        <div>
          <dt>{payment.monthlyPrice}</dt>
          <dd>{monthly}</dd>
        </div>
        <div>
          <dt>{fee.feeLabel}</dt>
          <dd>{formatCents(ledger.feeCents)}</dd>
        </div>
        <div className={styles.due} aria-live="polite" aria-atomic="true">
          <dt>{payment.dueToday}</dt>
          <dd>{formatCents(ledger.dueTodayCents)}</dd>
        </div>
      </dl>
      {others.map((other) => (
        <p key={other.id} className={styles.note}>
          {fill(payment.otherwise, {
            method: other.label.toLowerCase(),
            amount: formatCents(ledgerOf(price, other.feeCents).dueTodayCents),
          })}
        </p>
      ))}
      <p className={styles.schedule}>
        {fill(payment.schedule, { count, date: dateInWords(ledger.firstAutomaticPayment) })}
      </p>
      <dl className={styles.lines}>
        <div>
          <dt>
            <span>{payment.total}</span> <small>{totalInWords(ledger)}</small>
          </dt>
          <dd>{formatCents(ledger.yearlyCents)}</dd>
        </div>
      </dl>
      <RefundLine price={price} hasFee={ledger.feeCents > 0} />
    </div>
  );
}

/** The refund after a cancellation, for a month that the visitor picks. */
function RefundLine({ price, hasFee }: { price: Price; hasFee: boolean }) {
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
