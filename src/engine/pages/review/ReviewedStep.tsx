import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import texts from '../../../../schemas/content/review.json';
import type { CompiledStep } from '../../flow/compiled.ts';
import { isAssumed } from '../../flow/assumed.ts';
import { placeFor, urlOf, type Place } from '../../flow/navigate.ts';
import { showScope } from '../../flow/complete.ts';
import { answeredByButtons, stepData } from '../../flow/step-data.ts';
import { visibleProperties } from '../../language/step-schema.ts';
import type { Answers } from '../../flow/types.ts';
import type { Ambient } from '../../flow/walk.ts';
import type { AnsweredItem } from '../../fields/review/answer-lines.ts';
import { reviewRows, type ReviewRow } from '../../fields/review/review-rows.ts';
import { Link } from '../../ui/Link.tsx';
import { useOnboarding } from '../onboarding-context.tsx';
import { loadedStep } from '../step/load-step.ts';
import type { ReturnTo } from '../step/leave/return-to.ts';
import { withReviewedRow, type ReviewedRow } from './reviewed-row.ts';
import styles from './answers-review.module.css';

type Props = {
  step: CompiledStep;
  /** The answers on the visitor's path. */
  answers: Answers;
  ambient: Ambient;
  returnTo: ReturnTo;
  /** The question that the visitor is returning from. */
  returned: string | undefined;
};

/** The questions of one step with their answers; renders nothing for a step that asks none. */
export function ReviewedStep({ step, answers, ambient, returnTo, returned }: Props) {
  const { flow } = useOnboarding();
  const module = loadedStep(step);
  const place = placeFor(flow, step.id, answers, ambient);
  if (module === undefined || place === undefined) return null;
  const scope = showScope(flow, step, answers, ambient);
  const data = stepData(step, answers);
  const rows = reviewRows(module, data, answeredByButtons(step)).filter(({ name }) =>
    step.shows(name, scope),
  );
  if (rows.length === 0) return null;
  const schemas = visibleProperties(module.schema, data);
  const assumed = (name: string) =>
    isAssumed(
      flow,
      step,
      { name, schema: schemas[name] ?? {}, value: data[name] },
      answers,
      ambient,
    );
  return (
    <section className={styles.step}>
      <h3>{step.source.label}</h3>
      <dl>
        {rows.map(({ name, question, lines, items }) => {
          // Its heading says the same.
          const isAlone = items !== undefined && question === step.source.label;
          const kinds = [styles.row, items && styles.list, isAlone && styles.alone];
          return (
            <div key={name} className={kinds.filter(Boolean).join(' ')}>
              <dt className={isAlone ? 'visually-hidden' : undefined}>{question}</dt>
              <Answer lines={lines} items={items} assumed={assumed(name)} />
              <dd className={styles.change}>
                <ChangeLink
                  place={place}
                  returnTo={returnTo}
                  row={{ step: step.id, name }}
                  isReturn={name === returned}
                >
                  <span>{texts.change}</span>
                  {/* Two steps may ask a question in the same words. */}
                  <span className="visually-hidden">{` ${question}, ${step.source.label}`}</span>
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
