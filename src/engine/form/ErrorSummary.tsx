import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import texts from '../../../schemas/content/form-texts.json';
import { fill } from '../logic/text-syntax.ts';
import { CheckGlyph } from './controls/glyphs.tsx';
import styles from './error-summary.module.css';
import { fieldId, focusField } from './focus-field.ts';
import field from './templates/field.module.css';
import {
  byMessage,
  linesSince,
  lineText,
  summaryLines,
  type SummaryError,
  type SummaryLine,
} from './summary-lines.ts';

type Props = {
  id?: string;
  errors: readonly SummaryError[];
  /** What else can be done about them. */
  children?: ReactNode;
};

/**
 * The errors that block Continue, above the question. It takes focus when it appears. Each line
 * links to its field, or to the first row of a list with that error; errors of the whole step
 * appear only here. A line stays once its field is fixed, with a check mark. Give it a new `key` on
 * each failed press of Continue, so that it starts over and takes focus again.
 */
export function ErrorSummary({ id, errors, children }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<readonly SummaryLine[]>();
  const lines = shown === undefined ? summaryLines(errors) : linesSince(shown, errors);
  useEffect(() => summary.current?.focus(), []);
  if (lines.length === 0) return null;
  const isDone = errors.length === 0;
  return (
    <div
      ref={summary}
      id={id}
      className={isDone ? styles.done : styles.summary}
      tabIndex={-1}
      data-summary=""
      onBlur={() => setShown(shown ?? lines)}
    >
      {/*
       * An alert only the first time: it would be read out in full whenever a line is fixed. It has
       * its own heading, because a label on the focused parent would repeat the title.
       */}
      <div role={shown === undefined ? 'alert' : undefined}>
        <h2 className={styles.title}>{isDone ? texts.summary.allDone : texts.summary.title}</h2>
        <ul className={styles.list}>
          {byMessage(lines).map((alike) => (
            <li key={alike.map(({ kind }) => kind).join(' ')}>
              <Item lines={alike} />
            </li>
          ))}
        </ul>
      </div>
      {children}
    </div>
  );
}

/** One message with its field, or with all the fields that have it. */
function Item({ lines }: { lines: readonly SummaryLine[] }) {
  const [first] = lines;
  const isFixed = lines.every((line) => line.isFixed);
  const isShared = lines.length > 1;
  return (
    <>
      {isFixed ? (
        <span className={styles.check}>
          <CheckGlyph />
        </span>
      ) : (
        <span className={styles.mark} />
      )}
      <span>
        {isShared && <span>{first?.message}</span>}
        {lines.map((line) => (
          <Fragment key={line.kind}>
            {isShared && <span> </span>}
            <Line {...line} text={isShared ? (line.field ?? '') : lineText(line)} />
          </Fragment>
        ))}
      </span>
    </>
  );
}

function Line({ at, more, isFixed, text }: SummaryLine & { text: string }) {
  const others = more > 0 && <span>{` ${fill(texts.summary.more, { count: more })}`}</span>;
  if (isFixed) {
    return (
      <>
        <span className={field.unseen}>{`${texts.summary.done} `}</span>
        <span className={styles.fixed}>{text}</span>
        {others}
      </>
    );
  }
  return (
    <>
      {at === '' ? (
        <span>{text}</span>
      ) : (
        <a
          href={`#${fieldId(at)}`}
          onClick={(event) => {
            event.preventDefault();
            focusField(at);
          }}
        >
          {text}
        </a>
      )}
      {others}
    </>
  );
}

type LeftFieldProps = {
  /** The field that was left; a new object each time. */
  left: { at: string } | undefined;
  errors: readonly SummaryError[];
};

/**
 * Announces the error of a field that the visitor has just left, because its message appears behind
 * them. After a refused press the focus is in the summary, which announces its errors itself.
 */
export function LeftField({ left, errors }: LeftFieldProps) {
  const [spoken, setSpoken] = useState('');
  const report = useEffectEvent((left: { at: string }) => {
    const isInForm = document.activeElement?.closest('form') instanceof HTMLFormElement;
    const own = errors.filter(({ at }) => `${at}/`.startsWith(`${left.at}/`));
    setSpoken(isInForm ? own.map(lineText).join(' ') : '');
  });
  useEffect(() => {
    if (left === undefined) return undefined;
    // Wait until the focus has moved.
    const timer = window.setTimeout(() => report(left));
    return () => window.clearTimeout(timer);
  }, [left]);
  return <output className="visually-hidden">{spoken}</output>;
}
