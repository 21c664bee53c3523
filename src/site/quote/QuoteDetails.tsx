import type { ReactNode } from 'react';
import texts from '../../../schemas/content/quote.json';
import type { Json } from '../../engine/core.ts';
import { AskedFor, type Asked } from './AskedFor.tsx';
import { usePlans } from './catalogs.ts';
import { isCallWaived } from './call-waiver.ts';
import { CallFirst } from './CallFirst.tsx';
import { ChosenPlan } from './ChosenPlan.tsx';
import { ClosingBar } from './ClosingBar.tsx';
import type { Contract } from './contract.ts';
import { ContractCheck } from './ContractCheck.tsx';
import { coverageMap, coverageOf, subcontractorsIn } from './coverage.ts';
import { FinishLater } from './FinishLater.tsx';
import { JumpLinks } from './JumpLinks.tsx';
import type { Kept } from './kept.ts';
import { offerFor } from './offer.ts';
import { PapersOffer } from './PapersOffer.tsx';
import type { Plan, PlanId } from './plans.ts';
import { purchaseBlock } from './purchase-block.ts';
import { QuoteGap, type Gap, type QuotedFor } from './QuoteHead.tsx';
import { QuoteNotices } from './QuoteNotices.tsx';
import styles from './quote-page.module.css';
import { YourWork } from './YourWork.tsx';

export type QuoteDetailsProps = {
  chosen: Plan;
  /** `QTE-…`; absent until the answers have been submitted. */
  quoteId?: string;
  /** While there is one, plans can be viewed but not purchased (decision D7). */
  gap?: Gap;
  /** Id of the gap's notice. */
  gapId: string;
  /** The answers on the visitor's path, to compare with the policy. */
  answers: Readonly<Record<string, Json | undefined>>;
  quotedFor: QuotedFor;
  /** The visitor's local date in ISO form. */
  today: string;
  /** `planId`: the plan chosen earlier; the catalog's default is preselected without one. */
  kept: Kept;
  onKeep: (kept: Kept) => void;
  /** A client's contract and how to store it; without it, the page does not ask for one. */
  contract?: { asks: Contract; onChange: (asks: Contract) => void };
  /** The coverages that the visitor asked for, included in the prices or not. */
  asked: readonly Asked[];
  /** The answers that the quote is based on. */
  review?: ReactNode;
  /** The server has a copy, which a link opens. */
  isOnline?: boolean;
  /** Id of the part with the answers. */
  answersId: string;
  /** The page with the papers of this quote. */
  papersHref?: string;
  onPurchase: (plan: PlanId) => void;
};

/** Ids of the parts that the page's links lead to. */
const PARTS = {
  call: 'call-first',
  plan: 'chosen-plan',
  work: 'your-work',
  asked: 'you-asked-for',
  contract: 'contract-check',
  papers: 'papers',
} as const;

/**
 * Everything below the prices: the visitor's work compared with the policy, the chosen plan, the
 * purchase.
 */
export default function QuoteDetails(props: QuoteDetailsProps) {
  const { chosen, quoteId, gap, gapId, answers, asked, kept, onKeep, contract } = props;
  const { operatingState, startDate } = props.quotedFor;
  const plans = usePlans();
  const offer = offerFor(plans, { planId: chosen.id, startDate, today: props.today });
  const lines = coverageOf(coverageMap, answers);
  const subcontractors = subcontractorsIn(coverageMap, answers, chosen.figures);
  const hasWork = lines.length > 0 || subcontractors !== undefined;
  const reasons = lines.filter(({ call }) => call);
  const needsCall = !isCallWaived(kept, reasons);
  const block = purchaseBlock(gap && gapId, needsCall ? PARTS.call : undefined);
  // Both buttons stay in the tab order, so that the reason is announced (D8).
  const purchase = () => {
    if (block === undefined) props.onPurchase(chosen.id);
  };
  return (
    <>
      <JumpLinks
        to={[
          ...(hasWork ? [jump('work')] : []),
          ...(asked.length > 0 ? [jump('asked')] : []),
          jump('plan'),
          ...(contract === undefined ? [] : [jump('contract')]),
          { id: props.answersId, label: texts.jump.answers },
        ]}
      />
      <CallFirst id={PARTS.call} {...{ reasons, quoteId, kept, onKeep }} />
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
      <div id={props.answersId} tabIndex={-1} className={styles.answers}>
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
        {props.isOnline === true && <FinishLater />}
        {props.papersHref !== undefined && (
          <PapersOffer id={PARTS.papers} href={props.papersHref} />
        )}
        <QuoteNotices operatingState={operatingState} />
      </div>
      {/* Found after the page was rendered: at the top, it would push the prices down. */}
      {gap?.late === true && <QuoteGap id={gapId} gap={gap} />}
      <ClosingBar plan={chosen} blockedBy={block?.by} onPurchase={purchase} />
    </>
  );
}

const jump = (part: Exclude<keyof typeof PARTS, 'call' | 'papers'>) => ({
  id: PARTS[part],
  label: texts.jump[part],
});
