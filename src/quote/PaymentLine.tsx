import texts from '../../schemas/content/quote.json';
import { fill } from '../ui/fill.ts';
import { formatCents } from './money.ts';
import { highestFee, isFeeFree } from './payment-fee.ts';
import { automaticPayments } from './plans.ts';

type Props = { cents: number; operatingState?: string; className?: string };

const { payments, fee, noFee } = texts.chosen;

/** What a monthly price comes to in a year, and what paying it costs: before the page that sells. */
export function PaymentLine({ cents, operatingState, className }: Props) {
  const count = automaticPayments + 1;
  return (
    <p className={className}>
      {fill(payments, { count, yearly: formatCents(cents * count) })}{' '}
      {isFeeFree(operatingState)
        ? fill(noFee, { state: operatingState })
        : fill(fee, { fee: formatCents(highestFee) })}
    </p>
  );
}
