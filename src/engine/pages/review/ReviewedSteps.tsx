import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import texts from '../../../../schemas/content/review.json';
import type { CompiledFlow, CompiledStep } from '../../flow/compiled.ts';
import { isAssumed } from '../../flow/assumed.ts';
import { placeFor, urlOf, type Place } from '../../flow/navigate.ts';
import { showScope } from '../../flow/complete.ts';
import { answeredByButtons, stepData } from '../../flow/step-data.ts';
import { visibleProperties } from '../../language/step-schema.ts';
import type { Answers } from '../../flow/types.ts';
import type { Ambient } from '../../flow/walk.ts';
import type { AnsweredItem } from '../../fields/review/answer-lines.ts';
import { reviewRows, type ReviewRow } from '../../fields/review/review-rows.ts';
import { JumpLink, Link } from '../../ui/Link.tsx';
import { useOnboarding } from '../onboarding-context.tsx';
import { loadedStep } from '../step/load-step.ts';
import type { ReturnTo } from '../step/leave/return-to.ts';
import { withReviewedRow, type ReviewedRow } from './reviewed-row.ts';
import styles from './answers-review.module.css';

type Props = {
  steps: readonly CompiledStep[];
  /** The answers on the visitor's path. */
  answers: Answers;
  ambient: Ambient;
  returnTo: ReturnTo;
  /** The question that the visitor is returning from. */
  returned: ReviewedRow | undefined;
};

/** The questions of these steps with their answers, and above them where some of these were assumed. */
export function ReviewedSteps({ steps, answers, ambient, returnTo, returned }: Props) {
  const { flow } = useOnboarding();
  const reviewed = steps.flatMap((step) => reviewedStep(flow, step, answers, ambient) ?? []);
  return (
    <>
      <AssumedIn steps={reviewed.filter(({ rows }) => rows.some(({ assumed }) => assumed))} />
      {reviewed.map((step) => (
        <Reviewed
          key={step.id}
          step={step}
          returnTo={returnTo}
          returned={returned?.step === step.id ? returned.name : undefined}
        />
      ))}
    </>
  );
}

/** A step that asks something: its questions with their answers, and the way to change them. */
type ReviewedStep = {
  id: string;
  label: string;
  place: Place;
  rows: readonly (ReviewRow & { assumed: boolean })[];
};

function reviewedStep(
  flow: CompiledFlow,
  step: CompiledStep,
  answers: Answers,
  ambient: Ambient,
): ReviewedStep | undefined {
  const module = loadedStep(step);
  const place = placeFor(flow, step.id, answers, ambient);
  if (module === undefined || place === undefined) return undefined;
  const scope = showScope(flow, step, answers, ambient);
  const data = stepData(step, answers);
  const schemas = visibleProperties(module.schema, data);
  const assumed = (name: string) =>
    isAssumed(
      flow,
      step,
      { name, schema: schemas[name] ?? {}, value: data[name] },
      answers,
      ambient,
    );
  const rows = reviewRows(module, data, answeredByButtons(step))
    .filter(({ name }) => step.shows(name, scope))
    .map((row) => ({ ...row, assumed: row.lines.length > 0 && assumed(row.name) }));
  return rows.length === 0 ? undefined : { id: step.id, label: step.source.label, place, rows };
}

const headingId = (step: string) => `answers-${step}`;

/** In a long list nobody would find them. */
function AssumedIn({ steps }: { steps: readonly ReviewedStep[] }) {
  if (steps.length === 0) return null;
  return (
    <p className={styles.assumedIn}>
      <span>{texts.assumedIn}</span>
      {steps.map(({ id, label }) => (
        <JumpLink key={id} id={headingId(id)}>
          {label}
        </JumpLink>
      ))}
    </p>
  );
}

type ReviewedProps = Pick<Props, 'returnTo'> & {
  step: ReviewedStep;
  returned: string | undefined;
};

function Reviewed({ step: { id, label, place, rows }, returnTo, returned }: ReviewedProps) {
  return (
    <section className={styles.step}>
      <h3 id={headingId(id)} tabIndex={-1}>
        {label}
      </h3>
      <dl>
        {rows.map(({ name, question, lines, items, assumed }) => {
          // Its heading says the same.
          const isAlone = items !== undefined && question === label;
          const kinds = [styles.row, items && styles.list, isAlone && styles.alone];
          return (
            <div key={name} className={kinds.filter(Boolean).join(' ')}>
              <dt className={isAlone ? 'visually-hidden' : undefined}>{question}</dt>
              <Answer lines={lines} items={items} assumed={assumed} />
              <dd className={styles.change}>
                <ChangeLink
                  place={place}
                  returnTo={returnTo}
                  row={{ step: id, name }}
                  isReturn={name === returned}
                >
                  <span>{texts.change}</span>
                  {/* Two steps may ask a question in the same words. */}
                  <span className="visually-hidden">{` ${question}, ${label}`}</span>
                </ChangeLink>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

type ChangeProps = {
  place: Place;
  returnTo: ReturnTo;
  row: ReviewedRow;
  isReturn: boolean;
  children: ReactNode;
};

/** Leads to the field itself. Continue and Back return to the review as it was, at this link. */
function ChangeLink({ place, returnTo, row, isReturn, children }: ChangeProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const left = { ...returnTo, state: withReviewedRow(returnTo.state, row) };
  const state = { ...place.state, from: left.page, returnTo: left, field: `/${row.name}` };
  return (
    <Link
      ref={isReturn ? takeFocus : null}
      to={urlOf(place)}
      state={state}
      onClick={() => void navigate(location, { replace: true, state: left.state })}
    >
      {children}
    </Link>
  );
}

function takeFocus(link: HTMLElement | null) {
  link?.focus();
}

type AnswerProps = Pick<ReviewRow, 'lines' | 'items'> & { assumed: boolean };

function Answer({ lines, items, assumed }: AnswerProps) {
  if (lines.length === 0) return <dd className={styles.empty}>{texts.notProvided}</dd>;
  return (
    <dd>
      {items !== undefined
        ? items.map((item) => <Item key={item.name} {...item} />)
        : lines.map((line, index) => (
            // A list's rows may read the same.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={index}>{line}</p>
          ))}
      {assumed && <p className={styles.assumed}>{texts.assumed}</p>}
    </dd>
  );
}

/** An item of a list: its name, and below it each part with its title. */
function Item({ name, parts }: AnsweredItem) {
  return (
    <div className={styles.item}>
      <p>{name}</p>
      <ul>
        {parts.map(({ title, answer }) => (
          <li key={`${title} ${answer}`}>
            <span className={styles.part}>{title}</span> <span>{answer}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
