import { useLocation, useNavigate } from 'react-router-dom';
import { placeFor, urlOf } from '../../flow/navigate.ts';
import { activeAnswers } from '../../flow/walk.ts';
import { textOf } from '../../logic/json.ts';
import { read } from '../../logic/path.ts';
import QuotePage from '../../quote/QuotePage.tsx';
import { catalogs } from '../flow.ts';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import { AnswersReview } from '../review/AnswersReview.tsx';
import { useGap } from '../step/use-gap.ts';
import { alsoAsked } from './also-asked.ts';
import type { PageView } from './page-view.ts';
import { planIn, stateOf } from './plan-state.ts';
import { textAnswer } from './text-answer.ts';

/** The quote page with what it needs of the draft; the chosen plan travels in navigation state. */
export default function QuoteRoute({ page }: PageView) {
  const { flow } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient(draft);
  const gap = useGap(page.id)?.step;
  const navigate = useNavigate();
  const location = useLocation();
  const plan = planIn(location.state);
  const place = gap && placeFor(flow, gap.id, draft.answers, ambient);
  const scope = { ...activeAnswers(flow, draft.answers, ambient), ...ambient };
  const purchase = flow.page(page.linksTo ?? '');
  return (
    <QuotePage
      {...(draft.quoteId === undefined ? {} : { quoteId: draft.quoteId })}
      {...textAnswer('operatingState', draft.answers['operatingState'])}
      {...(gap && place ? { gap: { label: gap.source.label, href: urlOf(place) } } : {})}
      {...(plan === undefined ? {} : { chosenPlan: plan })}
      alsoAsked={alsoAsked(page, flow, catalogs, scope)}
      printed={{
        today: textOf(ambient.$today),
        ...textAnswer('businessName', read(draft.answers, 'contactInfo.businessName')),
        ...textAnswer('startDate', read(draft.answers, 'insuranceStartDate.date')),
      }}
      review={<AnswersReview at={page.id} />}
      // In the history entry, so that the choice is still there after Back.
      onChoose={(planId) => {
        void navigate(location, { replace: true, state: { ...stateOf(location.state), planId } });
      }}
      onPurchase={(planId) => {
        if (purchase) void navigate(purchase.path, { state: { planId, from: page.id } });
      }}
    />
  );
}
