import { useLocation, useNavigate } from 'react-router-dom';
import {
  type Ambient,
  type Answers,
  type CompiledFlow,
  type JsonObject,
  type Page,
  type StepId,
  activeAnswers,
  placeFor,
  previous,
  textOf,
  urlOf,
} from '../../../engine/core.ts';
import type { QuoteFact } from '../../quote/quote-facts.ts';
import QuotePage from '../../quote/QuotePage.tsx';
import {
  AnswersReview,
  type PageView,
  type ReturnTo,
  pageFacts,
  stateOf,
  useAmbient,
  useDraft,
  useGap,
  useOnboarding,
  useShowNow,
} from '../../../engine/pages.ts';
import { alsoAsked } from './also-asked.ts';
import { useChoices } from './choices.ts';
import { type Contract, contractIn, keptContract } from '../../quote/offer/contract.ts';
import type { Change } from '../../quote/ChangeLink.tsx';

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
      isOnline={store.hasLinks}
      review={Object.keys(draft.answers).length > 0 && <AnswersReview at={page.id} />}
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

/**
 * What a client's contract requires, stored with the answers in the section that the page names in
 * `keeps`, so that it survives a reload, reaches other devices and is part of the request.
 */
export function useContract({
  keeps,
}: Page): { asks: Contract; onChange: (asks: Contract) => void } | undefined {
  const { store } = useOnboarding();
  const { answers } = useDraft();
  const showNow = useShowNow();
  if (keeps === undefined) return undefined;
  return {
    asks: contractIn(answers[keeps]),
    onChange(asks) {
      store.change({ [keeps]: keptContract(asks) });
      showNow();
    },
  };
}

type From = { page: StepId; state: JsonObject };

/**
 * A link from a page to the question of an answer (a dotted path), whose Continue returns to the
 * page in its current state. Undefined for an answer that no step asks for.
 */
export function changePlace(
  flow: CompiledFlow,
  answers: Answers,
  ambient: Ambient,
  answer: string,
  { page, state }: From,
): Change | undefined {
  const [section = '', field] = answer.split('.');
  const step = flow.steps.find(({ sections }) => sections.includes(section));
  const place = step && placeFor(flow, step.id, answers, ambient);
  if (step === undefined || place === undefined) return undefined;
  const returnTo: ReturnTo = { page, state };
  const name = Array.isArray(step.source.answers) ? section : (field ?? '');
  return {
    to: urlOf(place),
    state: { ...place.state, from: page, returnTo, field: `/${name}` },
  };
}
