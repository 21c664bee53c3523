import brand from '../../../schemas/catalog/brand.json';
import texts from '../../../schemas/content/quote.json';
import { dateInWords, fill } from '../../engine/core.ts';
import { Logo } from '../../engine/ui.ts';
import styles from './print-head.module.css';

/** Identifies the quote on paper; dates are ISO local dates. */
type Printed = { today: string; businessName?: string; startDate?: string };

/** On paper only: who made the quote, for whom, and when. */
export function PrintHead({ today, businessName = '', startDate = '' }: Printed) {
  const starts = dateInWords(startDate);
  const on = dateInWords(today);
  return (
    <div className={styles.head}>
      <Logo name={brand.name} />
      <ul>
        <li>{fill(texts.printed.call, { phone: brand.salesPhone.display })}</li>
        {businessName !== '' && <li>{fill(texts.printed.business, { businessName })}</li>}
        {starts !== '' && <li>{fill(texts.printed.starts, { date: starts })}</li>}
        {on !== '' && <li>{fill(texts.printed.on, { date: on })}</li>}
      </ul>
    </div>
  );
}
