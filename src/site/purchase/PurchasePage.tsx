import type { FormEvent, ReactNode } from 'react';
import payment from '../../../schemas/catalog/payment.json';
import { isCallWaived } from '../quote/call-waiver.ts';
import { CallFirst } from '../quote/CallFirst.tsx';
import type { CoverageLine } from '../quote/coverage.ts';
import type { Kept } from '../quote/kept.ts';
import { ledgerOf } from '../quote/ledger.ts';
import { offerFor } from '../quote/offer.ts';
import type { PlanId } from '../quote/plans.ts';
import { purchaseBlock } from '../quote/purchase-block.ts';
import { Icon, Link } from '../../engine/ui.ts';
import '../../engine/ui/icons/signs.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { fieldIdOf, PaymentFields } from './PaymentFields.tsx';
import { paymentMethodsIn } from './payment-methods.ts';
import { PaymentTotals } from './PaymentTotals.tsx';
import { PurchaseButton } from './PurchaseButton.tsx';
import { PurchaseNotices } from './PurchaseNotices.tsx';
import styles from './purchase-page.module.css';
import { usePaymentEntries } from './use-payment-entries.ts';
import { useProcessing } from './use-processing.ts';

export type PurchasePageProps = {
  /** The chosen plan; without one the page shows sample figures and says so (decision D15). */
  planId?: PlanId;
  /** `QTE-…`; absent until the answers have been submitted. */
  quoteId?: string;
  /** Full name of the visitor's state, for its fraud statement and its rule on card fees. */
  operatingState?: string;
  /** Start of coverage, ISO local date. */
  startDate?: string;
  /** The visitor's local date in ISO form. */
  today: string;
  /** The quote page; the link back returns the chosen plan in navigation state. */
  quoteHref: string;
  /** The answers that the purchase is based on. */
  review?: ReactNode;
  /** Id of the notice that earlier questions are open: nothing is purchased before (D30). */
  gapId?: string | undefined;
  /** The answers that need an underwriter's approval. */
  reasons?: readonly CoverageLine[];
  /**
   * The page's state in its history entry: what the quote keeps there, the payment method, and
   * whether the box of each consent is checked, by its id.
   */
  kept: Kept;
  onKeep: (kept: Kept) => void;
  /** Called when the button is pressed, with the ids of the consents whose boxes are checked (D39). */
  onAgree?: (agreed: readonly string[]) => void;
  /** Called once, 2 s after the button is pressed, with the id of the payment method. */
  onDone: (method: string) => void;
};

const CALL = 'call-first';
/** Its button is outside of it. */
const FORM = 'payment';

/** `/onboarding/purchase`: review and purchase, without any payment (spec section 2, screen 23). */
export default function PurchasePage(props: PurchasePageProps) {
  const { quoteId, operatingState, quoteHref, reasons = [], kept } = props;
  const offer = offerFor(props);
  const methods = paymentMethodsIn(operatingState);
  const method = methods.find(({ id }) => id === kept['method']) ?? methods[0];
  const entries = usePaymentEntries(method, props.today);
  const { processing, start } = useProcessing(() => props.onDone(method?.id ?? ''));
  const keep = (changed: Kept) => {
    if (!processing) props.onKeep(changed);
  };
  const block = purchaseBlock(props.gapId, isCallWaived(kept, reasons) ? undefined : CALL);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (block !== undefined || processing || method === undefined) return;
    const wrong = entries.checkAll();
    if (wrong !== undefined) {
      document.getElementById(fieldIdOf(method, wrong))?.focus();
      return;
    }
    props.onAgree?.(payment.consents.map(({ id }) => id).filter((id) => kept[id] === true));
    start();
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to={quoteHref} state={kept} className={styles.back}>
          <Icon name="arrow-left" size={20} />
          {payment.back}
        </Link>
        <h1 tabIndex={-1} className={styles.title}>
          {payment.title}
        </h1>
        <p className={styles.demo}>
          <Icon name="info" />
          {payment.demoNotice}
        </p>
        {offer.isSample && <NoPlan quoteHref={quoteHref} />}
      </header>
      <CallFirst id={CALL} {...{ reasons, quoteId, kept }} onKeep={keep} />
      {props.review}
      {method !== undefined && (
        <form id={FORM} className={styles.form} noValidate onSubmit={submit}>
          <div className={styles.pay}>
            <MethodChoice
              methods={methods}
              chosen={method}
              onChoose={({ id }) => keep({ method: id })}
            />
            <PaymentFields method={method} entries={entries} readOnly={processing} />
          </div>
          <div className={styles.sums}>
            <PaymentTotals offer={offer} method={method} quoteId={quoteId} />
          </div>
          <div className={styles.finish}>
            <PurchaseNotices operatingState={operatingState} kept={kept} onKeep={keep} />
          </div>
        </form>
      )}
      {method !== undefined && (
        <PurchaseButton
          form={FORM}
          dueTodayCents={ledgerOf(offer, method.feeCents).dueTodayCents}
          processing={processing}
          block={block}
        />
      )}
    </div>
  );
}

function NoPlan({ quoteHref }: { quoteHref: string }) {
  const { text, link } = payment.noPlanNotice;
  return (
    <p className={styles.notice}>
      <Icon name="alert" />
      <span>
        {text} <Link to={quoteHref}>{link}</Link>
      </span>
    </p>
  );
}
