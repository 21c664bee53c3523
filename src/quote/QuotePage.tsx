import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import texts from '../../schemas/content/quote.json';
import type { Json } from '../logic/json.ts';
import { fill } from '../ui/fill.ts';
import { untilLoaded } from '../ui/until-loaded.ts';
import type { Asked } from './AskedFor.tsx';
import { ChangeContext, type ChangeOf } from './ChangeLink.tsx';
import { Comparison } from './Comparison.tsx';
import type { Contract } from './contract.ts';
import type { Kept } from './kept.ts';
import { formatCents } from './money.ts';
import { PlanCards } from './PlanCards.tsx';
import { defaultPlan, findPlan, type Plan, type PlanId } from './plans.ts';
import { PrintHead } from './PrintHead.tsx';
import { QuoteGap, QuoteHead, type Gap, type QuotedFor } from './QuoteHead.tsx';
import styles from './quote-page.module.css';

const QuoteDetails = lazy(() => untilLoaded(() => import('./QuoteDetails.tsx')));
const PlanDialog = lazy(() => untilLoaded(() => import('./PlanDialog.tsx')));

export type QuotePageProps = {
  /** `QTE-…`; absent until the answers have been submitted. */
  quoteId?: string;
  /** While there is one, plans can be looked at but not purchased (decision D7). */
  gap?: Gap;
  /** The answers on the visitor's path, which are held against the policy. */
  answers?: Readonly<Record<string, Json | undefined>>;
  quotedFor: QuotedFor;
  /** The visitor's local date in ISO form. */
  today: string;
  /** `planId`: the plan chosen earlier; the catalog's default is preselected without one. */
  kept?: Kept;
  onKeep: (kept: Kept) => void;
  /** What a client's contract asks for, and how it is kept; without it the page does not ask. */
  contract?: { asks: Contract; onChange: (asks: Contract) => void };
  /** What the visitor asked for, included in the prices or not. */
  asked?: readonly Asked[];
  /** The answers that the quote is based on. */
  review?: ReactNode;
  /** The page with the papers of this quote. */
  papersHref?: string;
  /** The way to the question of an answer. */
  changeOf?: ChangeOf;
  onBack?: () => void;
  onPurchase: (plan: PlanId) => void;
};

/** Id of the part with the answers, to which the head leads. */
const ANSWERS = 'quote-answers';

const NO_CHANGE: ChangeOf = () => undefined;

/** `/onboarding/quote`: three plans to compare, one of them chosen (spec section 2, screen 22). */
export default function QuotePage(props: QuotePageProps) {
  const { quoteId, gap, answers = {}, asked = [], kept = {}, onKeep, quotedFor, today } = props;
  const planId = typeof kept['planId'] === 'string' ? kept['planId'] : undefined;
  const chosen = findPlan(planId) ?? defaultPlan;
  const [said, say] = useState('');
  const [explained, setExplained] = useState<Plan>();
  const gapId = useId();
  const choose = (id: PlanId) => {
    say(chosenInWords(findPlan(id) ?? defaultPlan));
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
        <output className="visually-hidden">{said}</output>
        <Comparison chosen={chosen} />
        {/* The prices are read first, and need little of it. */}
        <Suspense fallback={<div className={styles.coming} />}>
          <QuoteDetails
            {...{ chosen, quoteId, gap, gapId, answers, quotedFor, today, kept, onKeep, asked }}
            contract={props.contract}
            review={props.review}
            answersId={ANSWERS}
            papersHref={props.papersHref}
            onPurchase={props.onPurchase}
          />
        </Suspense>
        {explained !== undefined && (
          <Suspense>
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

/** What a press on a card changes further down, for who does not see it. */
function chosenInWords({ name, priceCents }: Plan): string {
  const price = formatCents(priceCents);
  return fill(texts.chosen.said, { plan: name, price, month: texts.plans.perMonthInWords });
}
