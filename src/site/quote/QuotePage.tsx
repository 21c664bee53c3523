import { Suspense, useId, useState } from 'react';
import texts from '../../../schemas/content/quote.json';
import { dateInWords, fill } from '../../engine/core.ts';
import { Button, Icon, Logo, lazyPart } from '../../engine/ui.ts';
import { ChangeContext, type ChangeOf } from './ChangeLink.tsx';
import { Coming } from './Coming.tsx';
import { formatCents } from './offer/money.ts';
import { PlanCards } from './plans/PlanCards.tsx';
import { usePlans } from './offer/catalogs.ts';
import { type Plan, type PlanId, defaultPlan, findPlan } from './offer/plans.ts';
import type { QuoteDetailsProps } from './QuoteDetails.tsx';
import { QuoteGap, QuoteHead } from './QuoteHead.tsx';
import styles from './quote-page.module.css';
import brand from '../../../schemas/catalog/brand.json';
import printHeadStyles from './print-head.module.css';
import comparisonStyles from './comparison.module.css';

const QuoteDetails = lazyPart(() => import('./QuoteDetails.tsx'));
const PlanDialog = lazyPart(() => import('./plans/PlanDialog.tsx'));

type Given = Omit<QuoteDetailsProps, 'chosen' | 'gapId' | 'answersId' | Optional>;
/** Props that a page may leave out. */
type Optional = 'answers' | 'kept' | 'asked';

export type QuotePageProps = Given &
  Partial<Pick<QuoteDetailsProps, Optional>> & {
    /** Finds the question of an answer. */
    changeOf?: ChangeOf;
    onBack?: () => void;
  };

/** Id of the part with the answers, which the header links to. */
const ANSWERS = 'quote-answers';

const NO_CHANGE: ChangeOf = () => undefined;

/** `/onboarding/quote`: three plans to compare, one of them chosen (spec section 2, screen 22). */
export default function QuotePage(props: QuotePageProps) {
  const { quoteId, gap, answers = {}, asked = [], kept = {}, onKeep, quotedFor, today } = props;
  const planId = typeof kept['planId'] === 'string' ? kept['planId'] : undefined;
  const plans = usePlans();
  const planOf = (id: PlanId | undefined) => findPlan(plans, id) ?? defaultPlan(plans);
  const chosen = planOf(planId);
  const [spoken, setSpoken] = useState('');
  const [explained, setExplained] = useState<Plan>();
  const gapId = useId();
  const answersId = props.review ? ANSWERS : undefined;
  const choose = (id: PlanId) => {
    setSpoken(chosenInWords(planOf(id)));
    onKeep({ planId: id });
  };
  return (
    <ChangeContext value={props.changeOf ?? NO_CHANGE}>
      <div className={styles.page}>
        <PrintHead today={today} {...quotedFor} />
        <QuoteHead
          quoteId={quoteId}
          quotedFor={quotedFor}
          answersId={answersId}
          onBack={props.onBack}
        />
        {gap?.late === false && <QuoteGap id={gapId} gap={gap} />}
        <PlanCards chosen={chosen} onChoose={choose} onDetails={setExplained} />
        <output className="visually-hidden">{spoken}</output>
        <Comparison chosen={chosen} />
        {/* The prices are read first and need little of this. */}
        <Suspense fallback={<div className={styles.coming} />}>
          <QuoteDetails
            {...{ chosen, quoteId, gap, gapId, answers, quotedFor, today, kept, onKeep, asked }}
            contract={props.contract}
            review={props.review}
            isOnline={props.isOnline}
            answersId={answersId}
            papersHref={props.papersHref}
            onPurchase={props.onPurchase}
          />
        </Suspense>
        {explained !== undefined && (
          <Suspense fallback={<Coming over />}>
            <PlanDialog
              plan={explained}
              answers={answers}
              onClose={() => setExplained(undefined)}
            />
          </Suspense>
        )}
      </div>
    </ChangeContext>
  );
}

/** Announces what choosing a plan changes further down the page. */
function chosenInWords({ name, priceCents }: Plan): string {
  const price = formatCents(priceCents);
  return fill(texts.chosen.said, { plan: name, price, month: texts.plans.perMonthInWords });
}

/** Identifies the quote on paper; dates are ISO local dates. */
type Printed = { today: string; businessName?: string; startDate?: string };

/** On paper only: who made the quote, for whom, and when. */
function PrintHead({ today, businessName = '', startDate = '' }: Printed) {
  const starts = dateInWords(startDate);
  const on = dateInWords(today);
  return (
    <div className={printHeadStyles.head}>
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

const PlanTable = lazyPart(() => import('./plans/PlanTable.tsx'));

/**
 * The comparison table, loaded when its button is pressed, because most visitors need only the
 * cards.
 */
function Comparison({ chosen }: { chosen: Plan }) {
  const [open, setOpen] = useState(false);
  const table = useId();
  return (
    <div className={comparisonStyles.comparison}>
      <Button
        variant="quiet"
        className={comparisonStyles.compare ?? ''}
        aria-expanded={open}
        aria-controls={open ? table : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>{open ? texts.compare.hide : texts.compare.show}</span>
        <Icon
          name="chevron-down"
          size={20}
          className={open ? (comparisonStyles.turned ?? '') : ''}
        />
      </Button>
      <Suspense fallback={<Coming />}>{open && <PlanTable id={table} chosen={chosen} />}</Suspense>
    </div>
  );
}
