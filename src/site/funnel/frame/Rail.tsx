import { use } from 'react';
import brand from '../../../../schemas/catalog/brand.json';
import texts from '../../../../schemas/content/rail.json';
import {
  activeAnswers,
  fill,
  minutesLeft,
  type Page,
  type PageWords,
  sectionIndex,
  type StepId,
  walk,
} from '../../../engine/core.ts';
import {
  loadWords,
  pageFacts,
  useAmbient,
  useDraft,
  useOnboarding,
} from '../../../engine/pages.ts';
import styles from './rail.module.css';

/**
 * Beside the question on wide screens: the visitor's progress, the answers so far, and whom to
 * call.
 */
export default function Rail({ at }: { at: StepId }) {
  const { flow } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient();
  const minutes = minutesLeft(flow, at, draft.answers, ambient);
  const { display, tel } = brand.salesPhone;
  return (
    <aside className={styles.rail} aria-label={texts.label}>
      <Sections at={at} />
      {minutes > 0 && <p className={styles.minutes}>{fill(texts.minutes, { minutes })}</p>}
      <SoFar />
      <p className={styles.help}>
        {texts.help}
        <a href={`tel:${tel}`}>{fill(texts.call, { phone: display })}</a>
      </p>
    </aside>
  );
}

/** A plumb line down to the section of this question, where the bob hangs. */
function Sections({ at }: { at: StepId }) {
  const { flow } = useOnboarding();
  const current = sectionIndex(flow, at);
  const { sections } = flow.source;
  return (
    sections && (
      <ol className={styles.sections}>
        {sections.map(({ from, label }, index) => (
          <li
            key={from}
            aria-current={index === current ? 'step' : undefined}
            data-done={index < current || undefined}
          >
            {index === current && <Bob />}
            {label}
            {index < current && <span className="visually-hidden"> {texts.done}</span>}
          </li>
        ))}
      </ol>
    )
  );
}

function Bob() {
  return (
    <svg className={styles.bob} viewBox="0 0 10 22" width="12" height="26" aria-hidden="true">
      <path d="M1.5 1h7v4.5L5 21 1.5 5.5z" />
    </svg>
  );
}

/**
 * The answers so far, as the page at the end of this path would summarize them; nothing if there
 * are none.
 */
function SoFar() {
  const { flow } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient();
  const { end } = walk(flow, draft.answers, ambient);
  const page = flow.page(end ?? '');
  return page && <Known page={page} />;
}

function Known({ page }: { page: Page }) {
  const { flow } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient();
  const load = loadWords(page);
  const words: PageWords = load === undefined ? {} : use(load);
  const scope = { ...activeAnswers(flow, draft.answers, ambient), ...ambient };
  const facts = pageFacts(words, flow, scope);
  const known = (words.summary ?? [])
    .map(({ fact, label }) => ({ label, value: facts.texts(fact).join(', ') || facts.text(fact) }))
    .filter(({ value }) => value !== '');
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="so-far">
      <h2 id="so-far" className={styles.title}>
        {texts.soFar}
      </h2>
      <dl className={styles.facts}>
        {known.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
