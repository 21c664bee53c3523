import { useLocation, useNavigate } from 'react-router-dom';
import payment from '../../../../schemas/catalog/payment.json';
import texts from '../../../../schemas/content/page-texts.json';
import { activeAnswers, CONSENTS, decidedConsents, textOf } from '../../../engine/core.ts';
import { coverageMap, coverageOf } from '../../quote/offer/coverage.ts';
import PurchasePage from '../../purchase/PurchasePage.tsx';
import type { QuoteFact } from '../../quote/quote-facts.ts';
import { receiptHref } from '../../papers/purchase.ts';
import { EndedPurchase } from '../../purchase/EndedPurchase.tsx';
import { usePlans } from '../../quote/offer/catalogs.ts';
import type { Kept } from '../../quote/before-purchase.tsx';
import { defaultPlan, findPlan } from '../../quote/offer/plans.ts';
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
import { chosenPlan, endedPurchase, useChoices } from './choices.ts';

/**
 * The purchase page. Without a quote and a plan it shows the sample figures (D15); with open
 * questions, e.g. after Back, it links to the first of them and sells nothing (D7, D30). A purchase
 * is made once: after that, every tab shows its end.
 */
export default function PurchaseRoute({ page, linked }: PageView) {
  const { flow, store, now } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient();
  const plans = usePlans();
  const navigate = useNavigate();
  const location = useLocation();
  const { choices, choose } = useChoices();
  const boxes = boxesIn(stateOf(location.state));
  const quote = flow.page(page.linksTo ?? '');
  const answers = activeAnswers(flow, draft.answers, ambient);
  const facts = pageFacts<QuoteFact>(linked, flow, { ...answers, ...ambient });
  const { quoteId } = draft;
  const today = textOf(ambient.$today);
  const plan =
    chosenPlan(plans, flow, answers) ?? (quoteId === undefined ? undefined : defaultPlan(plans));
  const papers = flow.page(page.papers ?? '');
  const ended = endedPurchase(flow, answers);
  if (ended !== undefined) {
    return (
      <EndedPurchase
        {...(quoteId === undefined ? {} : { quoteId })}
        plan={findPlan(plans, ended.plan)}
        quoteHref={quote?.path ?? '/'}
        receiptHref={papers && receiptHref(papers.path, ended)}
      />
    );
  }
  return (
    <WithGapNotice before={page.id}>
      {(gapId) => (
        <PurchasePage
          gapId={gapId}
          {...facts.given()}
          {...(plan === undefined ? {} : { planId: plan.id })}
          {...(quoteId === undefined ? {} : { quoteId })}
          today={today}
          quoteHref={quote?.path ?? '/'}
          choices={choices}
          onChoose={choose}
          boxes={boxes}
          // A consent is given by the purchase (D39): until then, its box is this page's alone.
          onCheck={(checked) => {
            void navigate(location, { replace: true, state: { ...boxes, ...checked } });
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
            const purchase = plan && { plan: plan.id, method, on: today };
            if (purchase !== undefined) {
              choose({ ended: purchase });
              void store.saveNow();
            }
            // The home page is a separate document, which keeps and shows this.
            const ending = {
              text: payment.done,
              ...(quoteId !== undefined && { quoteId }),
              ...(plan && { plan: plan.name }),
              ...(papers && purchase && { receipt: receiptHref(papers.path, purchase) }),
              ...(quote && { quote: quote.path }),
            };
            void navigate('/', { state: { ending } });
          }}
        />
      )}
    </WithGapNotice>
  );
}

/** Whether the box of each consent is checked, by its id. */
const boxesIn = (kept: Kept): Kept =>
  Object.fromEntries(
    payment.consents.flatMap(({ id }) => (kept[id] === undefined ? [] : [[id, kept[id]]])),
  );
