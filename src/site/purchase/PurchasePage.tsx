import '../../engine/ui/icons/signs.ts';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import payment from '../../../schemas/catalog/payment.json';
import { usePlans } from '../quote/offer/catalogs.ts';
import { usePayment } from '../quote/offer/payment-fee.ts';
import {
  CallFirst,
  isCallWaived,
  type PurchaseBlock,
  purchaseBlock,
  type Kept,
} from '../quote/before-purchase.tsx';
import type { CoverageLine } from '../quote/offer/coverage.ts';
import { ledgerOf } from '../quote/offer/ledger.ts';
import { type Offer, offerFor } from '../quote/offer/offer.ts';
import type { PlanId } from '../quote/offer/plans.ts';
import { ActionBar, Button, Icon, Link } from '../../engine/ui.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { PaymentFields, fieldIdOf } from './PaymentFields.tsx';
import { type PaymentMethod, paymentMethodsIn } from './payment-methods.ts';
import { PurchaseNotices } from './PurchaseNotices.tsx';
import styles from './purchase-page.module.css';
import { usePaymentEntries } from './use-payment-entries.ts';
import texts from '../../../schemas/content/purchase.json';
import { PaymentLedger } from '../quote/plans/PaymentLedger.tsx';
import { fill } from '../../engine/core.ts';
import paymentTotalsStyles from './payment-totals.module.css';
import { formatCents } from '../quote/offer/money.ts';
import purchaseButtonStyles from './purchase-button.module.css';

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
  quoteHref: string;
  /** The answers that the purchase is based on. */
  review?: ReactNode;
  /** Id of the notice that earlier questions are open: nothing is purchased before (D30). */
  gapId?: string | undefined;
  /** The answers that need an underwriter's approval. */
  reasons?: readonly CoverageLine[];
  /** The way to pay, and what was chosen on the quote. */
  choices: Kept;
  onChoose: (changed: Kept) => void;
  /** Whether the box of each consent is checked, by its id. */
  boxes: Kept;
  onCheck: (checked: Kept) => void;
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
  const { quoteId, operatingState, quoteHref, reasons = [], choices, boxes } = props;
  const offer = offerFor(usePlans(), props);
  const methods = paymentMethodsIn(usePayment(), operatingState);
  const method = methods.find(({ id }) => id === choices['method']) ?? methods[0];
  const entries = usePaymentEntries(method, props.today);
  const { processing, start } = useProcessing(() => props.onDone(method?.id ?? ''));
  const choose = (changed: Kept) => {
    if (!processing) props.onChoose(changed);
  };
  const block = purchaseBlock(props.gapId, isCallWaived(choices, reasons) ? undefined : CALL);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (block !== undefined || processing || method === undefined) return;
    const wrong = entries.checkAll();
    if (wrong !== undefined) {
      document.getElementById(fieldIdOf(method, wrong))?.focus();
      return;
    }
    props.onAgree?.(payment.consents.map(({ id }) => id).filter((id) => boxes[id] === true));
    start();
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to={quoteHref} state={boxes} className={styles.back}>
          <Icon name="arrow-left" size={20} />
          <span>{payment.back}</span>
        </Link>
        <h1 tabIndex={-1} className={styles.title}>
          {payment.title}
        </h1>
        {offer.isSample ? (
          <NoPlan quoteHref={quoteHref} />
        ) : (
          <p className={styles.demo}>
            <Icon name="info" />
            <span>{payment.demoNotice}</span>
          </p>
        )}
      </header>
      <CallFirst id={CALL} {...{ reasons, quoteId }} kept={choices} onKeep={choose} />
      {props.review}
      {method !== undefined && (
        <form id={FORM} className={styles.form} noValidate onSubmit={submit}>
          <div className={styles.pay}>
            <MethodChoice
              methods={methods}
              chosen={method}
              onChoose={({ id }) => choose({ method: id })}
            />
            <PaymentFields method={method} entries={entries} readOnly={processing} />
          </div>
          <div className={styles.sums}>
            <PaymentTotals offer={offer} method={method} quoteId={quoteId} />
          </div>
          <div className={styles.finish}>
            <PurchaseNotices
              operatingState={operatingState}
              kept={boxes}
              onKeep={(checked) => {
                if (!processing) props.onCheck(checked);
              }}
            />
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
        <span>{text}</span> <Link to={quoteHref}>{link}</Link>
      </span>
    </p>
  );
}

/**
 * Processes a purchase for 2 s, then calls `onDone` once (spec section 4). Further presses are
 * no-ops; leaving the page cancels it, and so does coming back when the next page did not load.
 */
function useProcessing(onDone: () => void): { processing: boolean; start: () => void } {
  const [processing, setProcessing] = useState(false);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!processing) return;
    const timer = setTimeout(() => done(), payment.processingMs);
    const end = () => setProcessing(false);
    window.addEventListener('popstate', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', end);
    };
  }, [processing]);
  return { processing, start: () => setProcessing(true) };
}

type Props = { offer: Offer; method: PaymentMethod; quoteId?: string };

/** Everything that would be paid, before the button that would pay it. */
function PaymentTotals({ offer, method, quoteId }: Props) {
  return (
    <section className={paymentTotalsStyles.totals} aria-labelledby="payment-summary">
      <h2 id="payment-summary" className={paymentTotalsStyles.title}>
        {texts.summary.title}
      </h2>
      <p className={paymentTotalsStyles.plan}>
        <strong>{fill(texts.yourPlan, { plan: offer.plan.name })}</strong>
        {offer.isSample && <span className={paymentTotalsStyles.sample}>{texts.sample}</span>}
        {quoteId !== undefined && <small>{fill(texts.quoteNumber, { quoteId })}</small>}
      </p>
      <PaymentLedger price={offer} fee={method} />
      {method.feeCents > 0 && <p className={paymentTotalsStyles.note}>{payment.feeHint}</p>}
      <p className={paymentTotalsStyles.note}>{payment.creditNotice}</p>
    </section>
  );
}

type PurchaseButtonProps = {
  /** Id of the form that it submits. */
  form: string;
  /** Integer cents. */
  dueTodayCents: number;
  processing: boolean;
  /** Why nothing can be purchased yet. */
  block?: PurchaseBlock | undefined;
};

/**
 * The submit button, which says what is due today. Both of its texts share one grid cell, so that
 * it keeps its width. It is never `disabled`, because that would lose focus.
 */
function PurchaseButton({ form, dueTodayCents, processing, block }: PurchaseButtonProps) {
  return (
    <ActionBar className={purchaseButtonStyles.bar}>
      <Button
        type="submit"
        form={form}
        data-primary=""
        className={purchaseButtonStyles.button ?? ''}
        aria-busy={processing}
        aria-disabled={processing || block !== undefined}
        aria-describedby={block?.by}
      >
        <span className={purchaseButtonStyles.words} aria-hidden={processing}>
          {fill(payment.purchase, { amount: formatCents(dueTodayCents) })}
        </span>
        <span className={purchaseButtonStyles.words} aria-hidden={!processing}>
          {payment.processing}
        </span>
      </Button>
      {block !== undefined && <p>{block.text}</p>}
      <output className="visually-hidden">{processing ? payment.processing : ''}</output>
    </ActionBar>
  );
}
