import '../../ui/icons/tools.ts';
import { useState } from 'react';
import texts from '../../../../schemas/content/outcome.json';
import { isVisited, stepsBefore } from '../../flow/complete.ts';
import { activeAnswers } from '../../flow/walk.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { fill } from '../../logic/text-syntax.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import { makeRequest } from '../reference-number.ts';
import { pageSummary } from './page-summary.ts';
import { AnswersReview } from '../review/AnswersReview.tsx';
import { loadStep } from '../step/load-step.ts';
import { useGap } from '../step/leave/use-gap.ts';
import { GapLink, GapNotice } from '../step/WithGapNotice.tsx';
import styles from './outcome.module.css';
import type { PageView } from '../questionnaire.ts';
import type { CompiledStep } from '../../flow/compiled.ts';
import { answeredByButtons, stepData } from '../../flow/step-data.ts';
import type { Answers, Outcome, StepId } from '../../flow/types.ts';
import type { StepModule } from '../../form/contract.ts';
import { reviewRows } from '../../fields/review/review-rows.ts';

/**
 * The end of a questionnaire that people process: the number of the request, what happens next,
 * whom to call, and the answers to review or download. All texts come from the flow file.
 */
export default function OutcomeRoute({ page }: PageView) {
  const { outcome } = page;
  const { store, around } = useOnboarding();
  const { phone } = around;
  const { quoteId } = useDraft();
  const gap = useGap(page.id);
  if (outcome === undefined) return null;
  // A page without a number sends nothing: it only says how things stand.
  const sends = page.number !== undefined;
  const state = quoteId !== undefined || (!sends && !gap) ? 'done' : gap ? 'open' : 'ready';
  const { title, text } = wordsOf(outcome, state);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        {text !== undefined && <p>{text}</p>}
        {state === 'open' && gap && (
          <GapLink gap={gap} from={page.id} className={buttonClass('primary')} />
        )}
        {state === 'ready' && (
          <Button onClick={() => makeRequest(store, page)}>{texts.send}</Button>
        )}
      </header>
      {/* An answer was changed since, so that another question is open. */}
      {state === 'done' && gap && <GapNotice gap={gap} from={page.id} />}
      {state !== 'open' && <Summary page={page} />}
      {state === 'open' && <StillOpen at={page.id} first={gap?.step.id} />}
      <section className={styles.next} aria-labelledby="what-next">
        <h2 id="what-next">{outcome.next.title}</h2>
        <ol>
          {outcome.next.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
        {phone && (
          <p>
            <span>{outcome.call}</span>{' '}
            <a className={`unbroken ${styles.phone}`} href={`tel:${phone.tel}`}>
              {fill(texts.call, { phone: phone.display })}
            </a>
          </p>
        )}
      </section>
      <AnswersReview at={page.id} intro={state === 'done' ? outcome.review : undefined}>
        <Download at={page.id} name={quoteId ?? page.id} title={page.label} />
      </AnswersReview>
    </div>
  );
}

/** The number, and what is sent in a few lines: the facts that are also shown beside the questions. */
function Summary({ page }: Pick<PageView, 'page'>) {
  const { flow } = useOnboarding();
  const { answers, quoteId } = useDraft();
  const ambient = useAmbient();
  const lines = pageSummary(page, flow, { ...activeAnswers(flow, answers, ambient), ...ambient });
  if (quoteId === undefined && lines.length === 0) return null;
  return (
    <dl className={styles.summary} data-sent={quoteId !== undefined || undefined}>
      {quoteId !== undefined && (
        <div className={styles.number}>
          <dt>{page.outcome?.number}</dt>
          <dd>{quoteId}</dd>
        </div>
      )}
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type StillOpenProps = { at: StepId; first: StepId | undefined };

/** The steps that the visitor has not been to, and the first one that is open although they have. */
function StillOpen({ at, first }: StillOpenProps) {
  const { flow } = useOnboarding();
  const { answers } = useDraft();
  const open = stepsBefore(flow, answers, at, useAmbient()).filter(
    (step) => step.id === first || !isVisited(step, answers),
  );
  return (
    <section className={styles.open} aria-labelledby="still-open">
      <h2 id="still-open">{texts.stillOpen}</h2>
      <ol>
        {open.map(({ id, source }) => (
          <li key={id}>{source.label}</li>
        ))}
      </ol>
    </section>
  );
}

/** Done once it is sent, ready while only that is missing, and open while a question is. */
type State = 'done' | 'ready' | 'open';

function wordsOf(outcome: Outcome, state: State): { title: string; text?: string } {
  if (state === 'done') return outcome;
  return state === 'open' ? outcome.open : (outcome.ready ?? { title: outcome.open.title });
}

type DownloadProps = { at: string; name: string; title: string };

/** Downloads the answers as plain text; made on this device, so that nothing is sent. */
function Download({ at, name, title }: DownloadProps) {
  const { flow } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient();
  const [failed, setFailed] = useState(false);
  const save = async () => {
    const answers = activeAnswers(flow, draft.answers, ambient);
    const steps = stepsBefore(flow, answers, at, ambient);
    const modules = await Promise.all(steps.map(loadStep));
    offerFile(`${name}.txt`, `${title}: ${name}\n\n${answersAsText(steps, modules, answers)}`);
  };
  return (
    <div className={styles.download}>
      <Button
        variant="secondary"
        data-primary=""
        onClick={() => {
          setFailed(false);
          save().catch(() => setFailed(true));
        }}
      >
        <Icon name="download" size={20} />
        <span>{texts.download}</span>
      </Button>
      <output>{failed && texts.failed}</output>
    </div>
  );
}

/** Questions and answers as plain text, step by step; a question without an answer is left out. */
export function answersAsText(
  steps: readonly CompiledStep[],
  modules: readonly StepModule[],
  answers: Answers,
): string {
  const parts = steps.flatMap((step, index) => {
    const module = modules[index];
    if (module === undefined) return [];
    const rows = reviewRows(module, stepData(step, answers), answeredByButtons(step));
    const lines = rows
      .filter((row) => row.lines.length > 0)
      .map((row) => `${row.question}\n${row.lines.map((line) => `  ${line}`).join('\n')}`);
    return lines.length === 0 ? [] : [`${step.source.label}\n\n${lines.join('\n')}`];
  });
  return `${parts.join('\n\n')}\n`;
}

/** Lets the browser save a text as a file. */
export function offerFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started to read it by then.
  window.setTimeout(() => URL.revokeObjectURL(url));
}
