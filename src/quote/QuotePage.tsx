import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import texts from '../../schemas/content/quote.json';
import type { Json } from '../logic/json.ts';
import { fill } from '../ui/fill.ts';
import { untilLoaded } from '../ui/until-loaded.ts';
import { AskedFor, type Asked } from './AskedFor.tsx';
import { CallFirst } from './CallFirst.tsx';
import { ChangeContext, type ChangeOf } from './ChangeLink.tsx';
import { ChosenPlan } from './ChosenPlan.tsx';
import { ClosingBar } from './ClosingBar.tsx';
import { Comparison } from './Comparison.tsx';
import type { Contract } from './contract.ts';
import { ContractCheck } from './ContractCheck.tsx';
import { coverageMap, coverageOf, subcontractorsIn } from './coverage.ts';
import { JumpLinks } from './JumpLinks.tsx';
import { formatCents } from './money.ts';
import { offerFor } from './offer.ts';
import { PapersOffer } from './PapersOffer.tsx';
import { PlanCards } from './PlanCards.tsx';
import { defaultPlan, figuresOf, findPlan, type Plan, type PlanId } from './plans.ts';
import { PrintHead } from './PrintHead.tsx';
import { QuoteGap, QuoteHead, type Gap, type QuotedFor } from './QuoteHead.tsx';
import { QuoteNotices } from './QuoteNotices.tsx';
import styles from './quote-page.module.css';
import { YourWork } from './YourWork.tsx';

const PlanDialog = lazy(() => untilLoaded(() => import('./PlanDialog.tsx')));

/** What the page keeps beside the draft, in its history entry: it holds whatever that holds. */
export type Kept = Readonly<Record<string, Json | undefined>>;

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

/** Parts of the page that its links lead to. */
const PARTS = {
  call: 'call-first',
  plan: 'chosen-plan',
  work: 'your-work',
  asked: 'you-asked-for',
  contract: 'contract-check',
  papers: 'papers',
  answers: 'quote-answers',
} as const;

const NO_CHANGE: ChangeOf = () => undefined;

/** `/onboarding/quote`: three plans to compare, one of them chosen (spec section 2, screen 22). */
export default function QuotePage(props: QuotePageProps) {
  const { quoteId, gap, answers = {}, asked = [], kept = {}, onKeep, quotedFor, today } = props;
  const { contract } = props;
  const { operatingState } = quotedFor;
  const planId = typeof kept['planId'] === 'string' ? kept['planId'] : undefined;
  const chosen = findPlan(planId) ?? defaultPlan;
  const offer = offerFor({ planId: chosen.id, startDate: quotedFor.startDate, today });
  const lines = coverageOf(coverageMap, answers);
  const subcontractors = subcontractorsIn(coverageMap, answers, figuresOf(chosen));
  const reasons = lines.filter(({ call }) => call);
  const isRead = kept['callRead'] === true;
  const [said, say] = useState('');
  const [explained, setExplained] = useState<Plan>();
  const gapId = useId();
  const block = blockOf(gap && gapId, reasons.length > 0 && !isRead);
  // Both buttons stay in the tab order, so that their reason is heard (D8).
  const purchase = () => {
    if (block === undefined) props.onPurchase(chosen.id);
  };
  const choose = (id: PlanId) => {
    say(chosenInWords(findPlan(id) ?? defaultPlan));
    onKeep({ planId: id });
  };
  const hasWork = lines.length > 0 || subcontractors !== undefined;
  return (
    <ChangeContext value={props.changeOf ?? NO_CHANGE}>
      <div className={styles.page}>
        <PrintHead today={today} {...quotedFor} />
        <QuoteHead
          quoteId={quoteId}
          quotedFor={quotedFor}
          answersId={PARTS.answers}
          onBack={props.onBack}
        />
        {gap?.late === false && <QuoteGap id={gapId} gap={gap} />}
        <PlanCards chosen={chosen} onChoose={choose} onDetails={setExplained} />
        <output className="visually-hidden">{said}</output>
        <Comparison chosen={chosen} />
        <JumpLinks
          to={[
            ...(hasWork ? [jump('work')] : []),
            ...(asked.length > 0 ? [jump('asked')] : []),
            jump('plan'),
            ...(contract === undefined ? [] : [jump('contract')]),
            jump('answers'),
          ]}
        />
        {reasons.length > 0 && (
          <CallFirst
            id={PARTS.call}
            reasons={reasons}
            quoteId={quoteId}
            isRead={isRead}
            onRead={(callRead) => onKeep({ callRead })}
          />
        )}
        <YourWork
          id={PARTS.work}
          lines={lines}
          subcontractors={subcontractors}
          withExpert={reasons.length === 0}
        />
        <AskedFor id={PARTS.asked} asked={asked} />
        <ChosenPlan
          id={PARTS.plan}
          offer={offer}
          operatingState={operatingState}
          onPurchase={purchase}
          block={block}
        />
        <div id={PARTS.answers} tabIndex={-1} className={styles.answers}>
          {props.review}
        </div>
        <div>
          {contract !== undefined && (
            <ContractCheck
              id={PARTS.contract}
              contract={contract.asks}
              onChange={contract.onChange}
            />
          )}
          {props.papersHref !== undefined && (
            <PapersOffer id={PARTS.papers} href={props.papersHref} kept={kept} />
          )}
          <QuoteNotices operatingState={operatingState} />
        </div>
        {/* Found after the page was drawn: above, it would push the prices away. */}
        {gap?.late === true && <QuoteGap id={gapId} gap={gap} />}
        <ClosingBar plan={chosen} blockedBy={block?.by} onPurchase={purchase} />
        {explained !== undefined && (
          <Suspense>
            <PlanDialog
              plan={explained}
              lines={lines}
              subcontractors={subcontractorsIn(coverageMap, answers, figuresOf(explained))}
              onClose={() => setExplained(undefined)}
            />
          </Suspense>
        )}
      </div>
    </ChangeContext>
  );
}

const jump = (part: Exclude<keyof typeof PARTS, 'call' | 'papers'>) => ({
  id: PARTS[part],
  label: texts.jump[part],
});

/** What keeps a plan from being purchased: open questions first, then a call that has to be made. */
function blockOf(gapId: string | undefined, needsCall: boolean) {
  if (gapId !== undefined) return { by: gapId, text: texts.gap.blocked };
  return needsCall ? { by: PARTS.call, text: texts.call.blocked } : undefined;
}

/** What a press on a card changes further down, for who does not see it. */
function chosenInWords({ name, priceCents }: Plan): string {
  const price = formatCents(priceCents);
  return fill(texts.chosen.said, { plan: name, price, month: texts.plans.perMonthInWords });
}
