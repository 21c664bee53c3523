import { useId, useState, type ReactNode } from 'react';
import texts from '../../schemas/content/quote.json';
import { Button } from '../ui/Button.tsx';
import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { AlsoAsked } from './AlsoAsked.tsx';
import { formatCents } from './money.ts';
import { ChosenPlan } from './ChosenPlan.tsx';
import { PlanCards } from './PlanCards.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { defaultPlan, findPlan, type Plan, type PlanId } from './plans.ts';
import { PlanTable } from './PlanTable.tsx';
import { Price } from './Price.tsx';
import { PrintHead, type Printed } from './PrintHead.tsx';
import { QuoteGap, QuoteHead, type Gap } from './QuoteHead.tsx';
import { QuoteNotices } from './QuoteNotices.tsx';
import styles from './quote-page.module.css';
import { SampleCertificate } from './SampleCertificate.tsx';
import { Trust } from './Trust.tsx';

export type QuotePageProps = {
  /** `QTE-…`; absent until the answers have been submitted. */
  quoteId?: string;
  /** Full name of the visitor's state, for its fraud statement and its rule on card fees. */
  operatingState?: string;
  /** While there is one, plans can be looked at but not purchased (decision D7). */
  gap?: Gap;
  /** The plan chosen earlier; the catalogue's default is preselected without one. */
  chosenPlan?: PlanId;
  /** Coverages that the visitor asked for and that the prices leave out, as words of a sentence. */
  alsoAsked?: readonly string[];
  printed: Printed;
  /** The answers that the quote is based on. */
  review?: ReactNode;
  onChoose: (plan: PlanId) => void;
  onPurchase: (plan: PlanId) => void;
};

/** `/onboarding/quote`: three plans to compare, one of them chosen (spec section 2, screen 22). */
export default function QuotePage(props: QuotePageProps) {
  const { quoteId, operatingState, gap, onChoose, onPurchase } = props;
  const chosen = findPlan(props.chosenPlan) ?? defaultPlan;
  const [said, say] = useState('');
  const choose = (id: PlanId) => {
    say(chosenInWords(findPlan(id) ?? defaultPlan));
    onChoose(id);
  };
  const [explained, setExplained] = useState<Plan>();
  const gapId = useId();
  const blockedBy = gap === undefined ? undefined : gapId;
  // Both buttons stay in the tab order, so that their reason is heard (D8).
  const purchase = () => {
    if (gap === undefined) onPurchase(chosen.id);
  };
  return (
    <div className={styles.page}>
      <PrintHead {...props.printed} />
      <QuoteHead quoteId={quoteId} />
      {gap !== undefined && <QuoteGap id={gapId} gap={gap} />}
      {props.alsoAsked !== undefined && <AlsoAsked coverages={props.alsoAsked} />}
      <PlanCards chosen={chosen} onChoose={choose} onDetails={setExplained} />
      <output className="visually-hidden">{said}</output>
      <Comparison chosen={chosen} />
      <ChosenPlan
        plan={chosen}
        operatingState={operatingState}
        onDetails={setExplained}
        onPurchase={purchase}
        blockedBy={blockedBy}
      />
      {props.review}
      <SampleCertificate plan={chosen} />
      <Trust />
      <QuoteNotices operatingState={operatingState} />
      <div className={styles.closing} data-actions="" data-blocked={gap !== undefined}>
        <div>
          <p className={styles.plan}>{fill(texts.closing.price, { plan: chosen.name })}</p>
          <Price cents={chosen.priceCents} />
        </div>
        <Button
          className={styles.get ?? ''}
          aria-disabled={gap !== undefined}
          aria-describedby={blockedBy}
          onClick={purchase}
        >
          {texts.closing.button}
        </Button>
      </div>
      {explained !== undefined && (
        <PlanDialog plan={explained} onClose={() => setExplained(undefined)} />
      )}
    </div>
  );
}

/** What a press on a card changes further down, for who does not see it. */
function chosenInWords({ name, priceCents }: Plan): string {
  const price = formatCents(priceCents);
  return fill(texts.chosen.said, { plan: name, price, month: texts.plans.perMonthInWords });
}

/** The comparison table behind a button, because most visitors need only the cards. */
function Comparison({ chosen }: { chosen: Plan }) {
  const [open, setOpen] = useState(false);
  const table = useId();
  return (
    <div className={styles.comparison}>
      <Button
        variant="secondary"
        className={styles.compare ?? ''}
        aria-expanded={open}
        aria-controls={open ? table : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? texts.compare.hide : texts.compare.show}
        <Icon name="chevron-down" size={20} className={open ? (styles.turned ?? '') : ''} />
      </Button>
      {open && <PlanTable id={table} chosen={chosen} />}
    </div>
  );
}
