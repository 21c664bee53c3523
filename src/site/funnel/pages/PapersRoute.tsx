import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { activeAnswers, textOf } from '../../../engine/core.ts';
import { contractIn } from '../../quote/offer/contract.ts';
import { coverageMap, coverageOf, subcontractorsIn } from '../../quote/offer/coverage.ts';
import { offerFor } from '../../quote/offer/offer.ts';
import { papersFor } from '../../papers/papers.ts';
import PapersPage from '../../papers/PapersPage.tsx';
import { purchaseIn } from '../../papers/purchase.ts';
import type { QuoteFact } from '../../quote/quote-facts.ts';
import { usePlans } from '../../quote/offer/catalogs.ts';
import { usePayment } from '../../quote/offer/payment-fee.ts';
import { useFraudStatements } from '../../quote/fraud-statement.ts';
import { defaultPlan, findPlan } from '../../quote/offer/plans.ts';
import {
  pageFacts,
  type PageView,
  stateOf,
  useAmbient,
  useDraft,
  useOnboarding,
} from '../../../engine/pages.ts';
import { alsoAsked } from './also-asked.ts';
import { chosenPlan } from './choices.ts';

const list = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

/** The papers of the quote that the page links to, with the plan chosen there. */
export default function PapersRoute({ page, linked }: PageView) {
  const { flow } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient();
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const plans = usePlans();
  const catalogs = { plans, payment: usePayment(), fraudStatements: useFraudStatements() };
  const [client, setClient] = useState('');
  const kept = stateOf(state);
  const quote = flow.page(page.linksTo ?? '');
  const answers = activeAnswers(flow, draft.answers, ambient);
  const scope = { ...answers, ...ambient };
  const facts = pageFacts<QuoteFact>(linked, flow, scope);
  const today = textOf(ambient.$today);
  const startDate = facts.text('startDate');
  const purchase = purchaseIn(catalogs, parameters);
  const plan =
    findPlan(plans, purchase?.plan) ?? chosenPlan(plans, flow, draft.answers) ?? defaultPlan(plans);
  const subcontractors = subcontractorsIn(coverageMap, answers, plan.figures);
  const papers = papersFor(
    catalogs,
    {
      ...facts.given(),
      today,
      quoteId: draft.quoteId ?? '',
      businessName: facts.text('businessName'),
      address: list(facts.texts('address')),
      trades: facts.texts('trades'),
      startDate,
      subcontracted: facts.texts('subcontracted'),
      offer: offerFor(plans, { planId: plan.id, startDate, today }),
      lines: coverageOf(coverageMap, answers),
      ...(subcontractors !== undefined && { subcontractors }),
      asked: alsoAsked(linked, flow, scope),
      contract: contractIn(draft.answers[quote?.keeps ?? '']),
      client,
    },
    purchase,
  );
  return (
    <PapersPage
      papers={papers}
      shown={parameters.get('paper') ?? undefined}
      hrefOf={(paper) => {
        const others = new URLSearchParams(parameters);
        others.set('paper', paper);
        return `${page.path}?${others.toString()}`;
      }}
      quoteHref={quote?.path ?? '/'}
      kept={kept}
      client={client}
      onClient={setClient}
    />
  );
}
