import { useLocation, useNavigate } from 'react-router-dom';
import payment from '../../../../schemas/catalog/payment.json';
import texts from '../../../../schemas/content/page-texts.json';
import { activeAnswers, CONSENTS, decidedConsents, textOf } from '../../../engine/core.ts';
import { coverageMap, coverageOf } from '../../quote/coverage.ts';
import PurchasePage from '../../purchase/PurchasePage.tsx';
import type { QuoteFact } from '../../quote/quote-facts.ts';
import { receiptHref } from '../../papers/purchase.ts';
import { findPlan } from '../../quote/plans.ts';
import {
  AnswersReview,
  makeRequest,
  pageFacts,
  type PageView,
  stateOf,
  useAmbient,
  useDraft,
  useOnboarding,
  WithGapNotice,
} from '../../../engine/pages.ts';
import { planIn } from './plan-state.ts';

/**
 * The purchase page. Without a plan it shows the sample figures (D15); with open questions, e.g.
 * after Back, it links to the first of them and sells nothing (D7, D30).
 */
export default function PurchaseRoute({ page, linked }: PageView) {
  const { flow, store, now } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient();
  const navigate = useNavigate();
  const location = useLocation();
  const { from: _from, ...kept } = stateOf(location.state);
  const planId = planIn(kept);
  const quote = flow.page(page.linksTo ?? '');
  const answers = activeAnswers(flow, draft.answers, ambient);
  const facts = pageFacts<QuoteFact>(linked, flow, { ...answers, ...ambient });
  const { quoteId } = draft;
  const today = textOf(ambient.$today);
  const papers = planId === undefined ? undefined : flow.page(page.papers ?? '');
  return (
    <WithGapNotice before={page.id}>
      {(gapId) => (
        <PurchasePage
          gapId={gapId}
          {...facts.given()}
          {...(planId === undefined ? {} : { planId })}
          {...(quoteId === undefined ? {} : { quoteId })}
          today={today}
          quoteHref={quote?.path ?? '/'}
          kept={kept}
          // In the history entry, so that it survives a change of an answer.
          onKeep={(changed) => {
            void navigate(location, { replace: true, state: { ...kept, ...changed } });
          }}
          reasons={coverageOf(coverageMap, answers).filter(({ call }) => call)}
          review={<AnswersReview at={page.id} intro={texts.review} />}
          onAgree={(agreed) => {
            const { answers: given } = store.getSnapshot();
            const at = now().toISOString();
            const asked = [...payment.consents, payment.terms];
            const consents = decidedConsents(given, asked, [...agreed, payment.terms.id], at);
            store.change({ [CONSENTS]: consents });
            // Now, not once it is processed: the home page has no store that could send it later.
            makeRequest(store, quote);
          }}
          onDone={(method) => {
            // The home page is a separate document, which keeps and shows this.
            const ending = {
              text: payment.done,
              ...(quoteId !== undefined && { quoteId }),
              ...(planId !== undefined && { plan: findPlan(planId)?.name }),
              ...(papers && {
                receipt: receiptHref(papers.path, { plan: planId ?? '', method, on: today }),
              }),
              ...(quote && { quote: quote.path }),
            };
            void navigate('/', { state: { ending } });
          }}
        />
      )}
    </WithGapNotice>
  );
}
