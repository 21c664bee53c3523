import { type ReactNode, Suspense } from 'react';
import texts from '../../../schemas/content/quote.json';
import { type Json, fill } from '../../engine/core.ts';
import { type Asked, AskedFor } from './AskedFor.tsx';
import { usePlans } from './offer/catalogs.ts';
import { CallFirst, isCallWaived, purchaseBlock, type Kept } from './before-purchase.tsx';
import { ChosenPlan } from './plans/ChosenPlan.tsx';
import { type Contract, isAsked } from './offer/contract.ts';
import { coverageMap, coverageOf, subcontractorsIn } from './offer/coverage.ts';
import { JumpLinks, type Gap, QuoteGap, type QuotedFor } from './QuoteHead.tsx';
import { offerFor } from './offer/offer.ts';
import { FinishLater, PapersOffer } from './KeepQuote.tsx';
import type { Plan, PlanId } from './offer/plans.ts';
import styles from './quote-page.module.css';
import { YourWork } from './YourWork.tsx';
import { ActionBar, Button, lazyPart, Icon } from '../../engine/ui.ts';
import { Coming } from './Coming.tsx';
import contractCheckStyles from './contract-check.module.css';
import { Fold } from './Fold.tsx';
import brand from '../../../schemas/catalog/brand.json';
import { useFraudStatements, fraudStatement } from './fraud-statement.ts';
import quoteNoticesStyles from './quote-notices.module.css';
import closingBarStyles from './closing-bar.module.css';
import { Price } from './plans/PlanCards.tsx';
import '../../engine/ui/icons/signs.ts';
import trustStyles from './trust.module.css';

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
  /** The answers that the quote is based on, if there are any. */
  review?: ReactNode;
  /** The server has a copy, which a link opens. */
  isOnline?: boolean;
  /** Id of the part with the answers. */
  answersId: string | undefined;
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
} as const;

/**
 * Everything below the prices: the visitor's work compared with the policy, the chosen plan, the
 * purchase.
 */
export default function QuoteDetails(props: QuoteDetailsProps) {
  const { chosen, quoteId, gap, gapId, answers, asked, kept, onKeep, contract, answersId } = props;
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
          ...(answersId === undefined ? [] : [{ id: answersId, label: texts.jump.answers }]),
          ...(contract === undefined ? [] : [jump('contract')]),
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
        answersId={answersId}
      />
      <div id={answersId} tabIndex={-1} className={styles.answers}>
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
        {props.papersHref !== undefined && <PapersOffer href={props.papersHref} />}
        <QuoteNotices operatingState={operatingState} />
      </div>
      {/* Found after the page was rendered: at the top, it would push the prices down. */}
      {gap?.late === true && <QuoteGap id={gapId} gap={gap} />}
      <ClosingBar plan={chosen} blockedBy={block?.by} onPurchase={purchase} />
    </>
  );
}

const jump = (part: Exclude<keyof typeof PARTS, 'call'>) => ({
  id: PARTS[part],
  label: texts.jump[part],
});

const ContractForm = lazyPart(() => import('./ContractForm.tsx'));

type Props = { id: string; contract: Contract; onChange: (contract: Contract) => void };

/** The client's contract, and which plans meet it. Starts open if anything is entered. */
function ContractCheck({ id, contract, onChange }: Props) {
  const asked = isAsked(contract);
  return (
    <Fold
      id={id}
      opens={asked ? 'everywhere' : 'nowhere'}
      className={asked ? '' : (contractCheckStyles.empty ?? '')}
      summary={<h2>{texts.contract.title}</h2>}
      later
    >
      <Suspense fallback={<Coming />}>
        <ContractForm contract={contract} onChange={onChange} />
      </Suspense>
    </Fold>
  );
}

/** The notices that a quote requires: no binder, carrier, license, fraud notice of the state. */
export function QuoteNotices({ operatingState }: { operatingState?: string }) {
  const fraud = fraudStatement(useFraudStatements(), operatingState);
  return (
    <section className={quoteNoticesStyles.notices} aria-label={texts.legal.title}>
      <Fold summary={<h2>{texts.legal.title}</h2>}>
        <h3>
          {fraud.state ? fill(texts.legal.fraudIn, { state: fraud.state }) : texts.legal.fraud}
        </h3>
        <p>{fraud.text}</p>
        <p>{texts.legal.binder}</p>
        <Trust />
      </Fold>
      <p className={quoteNoticesStyles.carrier}>
        {[
          texts.coverageStarts,
          fill(texts.legal.carrier, { carrier: brand.carrier }),
          brand.license,
        ].join(' ')}
      </p>
    </section>
  );
}

/** The chosen plan with its price and the purchase button, always visible on a phone. */
function ClosingBar({ plan, blockedBy, onPurchase }: ClosingBarProps) {
  return (
    <ActionBar
      className={`${closingBarStyles.closing} ${blockedBy === undefined ? closingBarStyles.open : ''}`}
    >
      <div>
        <p className={closingBarStyles.plan}>{fill(texts.closing.price, { plan: plan.name })}</p>
        <Price cents={plan.priceCents} />
      </div>
      <Button
        className={closingBarStyles.get ?? ''}
        aria-disabled={blockedBy !== undefined}
        aria-describedby={blockedBy}
        onClick={onPurchase}
      >
        {texts.closing.button}
      </Button>
    </ActionBar>
  );
}

type ClosingBarProps = {
  plan: Plan;
  /** Id of the element that explains why the plan cannot be purchased yet. */
  blockedBy?: string;
  onPurchase: () => void;
};

/** What a visitor can rely on: facts about this site, not claims. */
function Trust() {
  return (
    <ul className={trustStyles.items}>
      {texts.trust.items.map(({ icon, title, text, calls }) => (
        <li key={title}>
          <Icon name={icon} size={28} />
          <h3>{title}</h3>
          <p>
            <span>{text}</span>{' '}
            {calls && (
              <a className="unbroken" href={`tel:${brand.salesPhone.tel}`}>
                {brand.salesPhone.display}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
