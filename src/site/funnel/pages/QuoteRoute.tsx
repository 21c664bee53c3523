import { useLocation, useNavigate } from 'react-router-dom';
import { activeAnswers, placeFor, previous, textOf, urlOf } from '../../../engine/core.ts';
import texts from '../../../../schemas/content/page-texts.json';
import type { QuoteFact } from '../../quote/quote-facts.ts';
import QuotePage from '../../quote/QuotePage.tsx';
import {
  AnswersReview,
  pageFacts,
  type PageView,
  stateOf,
  useAmbient,
  useDraft,
  useGap,
  useOnboarding,
} from '../../../engine/pages.ts';
import { alsoAsked } from './also-asked.ts';
import { useChoices } from './choices.ts';
import { changePlace } from './change-place.ts';
import { useContract } from './use-contract.ts';

/** The quote page, fed from the draft. */
export default function QuoteRoute({ page }: PageView) {
  const { flow, store } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient();
  const contract = useContract(page);
  const { choices, choose } = useChoices();
  const gap = useGap(page.id);
  const navigate = useNavigate();
  const location = useLocation();
  const state = stateOf(location.state);
  const place = gap && placeFor(flow, gap.step.id, draft.answers, ambient);
  const before = previous(flow, page.id, draft.answers, ambient);
  const answers = activeAnswers(flow, draft.answers, ambient);
  const scope = { ...answers, ...ambient };
  const facts = pageFacts<QuoteFact>(page, flow, scope);
  const purchase = flow.page(page.linksTo ?? '');
  const papers = flow.page(page.papers ?? '');
  return (
    <QuotePage
      {...(draft.quoteId === undefined ? {} : { quoteId: draft.quoteId })}
      {...(gap && place
        ? {
            gap: {
              label: gap.step.source.label,
              href: urlOf(place),
              late: gap.late,
              sure: gap.sure,
            },
          }
        : {})}
      answers={answers}
      asked={alsoAsked(page, flow, scope)}
      today={textOf(ambient.$today)}
      quotedFor={{
        ...facts.given(),
        trades: facts.texts('trades'),
      }}
      {...(papers && { papersHref: papers.path })}
      {...(contract && { contract })}
      isOnline={store.hasServer}
      review={<AnswersReview at={page.id} intro={texts.review} />}
      changeOf={(answer) =>
        changePlace(flow, draft.answers, ambient, answer, { page: page.id, state })
      }
      kept={choices}
      onKeep={choose}
      {...(before && {
        // If the visitor came from there, go back in the browser's history, so that the two agree
        // (D6).
        onBack: () => {
          if (state['from'] === before.id) void navigate(-1);
          else void navigate(urlOf(before), { state: before.state });
        },
      })}
      onPurchase={(planId) => {
        if (purchase === undefined) return;
        // Also the one that was chosen for the visitor.
        choose({ planId });
        void navigate(purchase.path, { state: { ...state, from: page.id } });
      }}
    />
  );
}
