import { use, useId } from 'react';
import texts from '../../../../schemas/content/rail.json';
import {
  activeAnswers,
  type Page,
  type PageWords,
  sectionIndex,
  type StepId,
  walk,
} from '../../../engine/core.ts';
import {
  loadWords,
  pageSummary,
  useAmbient,
  useDraft,
  useOnboarding,
} from '../../../engine/pages.ts';
import { Icon } from '../../../engine/ui.ts';
import type { Asked } from '../../quote/AskedFor.tsx';
import { alsoAsked } from '../pages/also-asked.ts';
import styles from './rail.module.css';

/**
 * Beside the question on wide screens: the section that it belongs to, the answers so far, and what
 * the plans make of them. The time left and the phone number stand above the question.
 */
export default function Rail({ at }: { at: StepId }) {
  return (
    <aside className={styles.rail} aria-label={texts.label}>
      <Sections at={at} />
      <SoFar />
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
            <span>{label}</span>
            {index < current && <span className="visually-hidden">{` ${texts.done}`}</span>}
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

/** The answers so far, as the page at the end of this path would summarize them. */
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
  const known = pageSummary(words, flow, scope);
  return (
    <>
      <Facts id="so-far" title={texts.soFar} facts={known} />
      <Coverage asked={alsoAsked(words, flow, scope)} />
    </>
  );
}

/** What the answers ask for: first what every plan has, then the rest. */
function Coverage({ asked }: { asked: readonly Asked[] }) {
  if (asked.length === 0) return null;
  const of = (included: boolean) =>
    asked.filter((one) => one.included === included).map(({ text }) => text);
  return (
    <section aria-labelledby="coverage-so-far">
      <h2 id="coverage-so-far" className={styles.title}>
        {texts.coverage.title}
      </h2>
      <Coverages label={texts.coverage.included} icon="check" names={of(true)} />
      <Coverages label={texts.coverage.notIncluded} icon="minus" names={of(false)} />
    </section>
  );
}

type CoveragesProps = { label: string; icon: 'check' | 'minus'; names: readonly string[] };

function Coverages({ label, icon, names }: CoveragesProps) {
  const id = useId();
  if (names.length === 0) return null;
  return (
    <>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <ul aria-labelledby={id} className={styles.coverages} data-kind={icon}>
        {names.map((name) => (
          <li key={name}>
            <Icon name={icon} size={18} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

type FactsProps = { id: string; title: string; facts: readonly { label: string; value: string }[] };

function Facts({ id, title, facts }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
