import { Suspense, useId, useState } from 'react';
import texts from '../../../schemas/content/quote.json';
import { fill } from '../../engine/core.ts';
import { lazyPart } from '../../engine/ui.ts';
import { ChangeContext, type ChangeOf } from './ChangeLink.tsx';
import { Coming } from './Coming.tsx';
import { Comparison } from './Comparison.tsx';
import { formatCents } from './money.ts';
import { PlanCards } from './PlanCards.tsx';
import { usePlans } from './catalogs.ts';
import { defaultPlan, findPlan, type Plan, type PlanId } from './plans.ts';
import { PrintHead } from './PrintHead.tsx';
import type { QuoteDetailsProps } from './QuoteDetails.tsx';
import { QuoteGap, QuoteHead } from './QuoteHead.tsx';
import styles from './quote-page.module.css';

const QuoteDetails = lazyPart(() => import('./QuoteDetails.tsx'));
const PlanDialog = lazyPart(() => import('./PlanDialog.tsx'));

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
          answersId={ANSWERS}
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
            answersId={ANSWERS}
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
