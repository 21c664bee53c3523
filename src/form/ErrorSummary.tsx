import { useEffect, useRef, useState } from 'react';
import texts from '../../schemas/content/form-texts.json';
import { fill } from '../ui/fill.ts';
import { TickGlyph } from './controls/glyphs.tsx';
import styles from './error-summary.module.css';
import { fieldId, focusField } from './focus-field.ts';
import field from './templates/field.module.css';
import { linesSince, summaryLines, type SummaryError, type SummaryLine } from './summary-lines.ts';

type Props = { errors: readonly SummaryError[] };

/**
 * What keeps the visitor from going on, above the question. It takes the focus when it appears
 * and each line leads to its field, or to the first of the rows of a list that lack the same. A
 * line that is mended once the visitor went on from it stays, ticked. Give it a new `key` at each
 * failed press of Continue, so that it begins anew and takes the focus again.
 */
export function ErrorSummary({ errors }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState<readonly SummaryLine[]>();
  const lines = told === undefined ? summaryLines(errors) : linesSince(told, errors);
  useEffect(() => summary.current?.focus(), []);
  if (lines.length === 0) return null;
  const isDone = lines.every(({ isMended }) => isMended);
  return (
    <div
      ref={summary}
      className={isDone ? styles.done : styles.summary}
      tabIndex={-1}
      onBlur={() => setTold(told ?? lines)}
    >
      {/*
       * Told once: an alert would be read out whole at each line that is mended. It names itself:
       * what has the focus around it would only say its title twice.
       */}
      <div role={told === undefined ? 'alert' : undefined}>
        <h2 className={styles.title}>{isDone ? texts.summary.allDone : texts.summary.title}</h2>
        <ul className={styles.list}>
          {lines.map((line) => (
            <li key={line.kind}>
              <Line {...line} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Line({ at, message, more, isMended }: SummaryLine) {
  const others = more > 0 && ` ${fill(texts.summary.more, { count: more })}`;
  if (!isMended) {
    return (
      <>
        <span className={styles.mark} />
        <span>
          <a
            href={`#${fieldId(at)}`}
            onClick={(event) => {
              event.preventDefault();
              focusField(at);
            }}
          >
            {message}
          </a>
          {others}
        </span>
      </>
    );
  }
  return (
    <>
      <span className={styles.tick}>
        <TickGlyph />
      </span>
      <span>
        <span className={field.unseen}>{texts.summary.done} </span>
        <span className={styles.mended}>{message}</span>
        {others}
      </span>
    </>
  );
}
