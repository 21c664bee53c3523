import { useEffect, useId, useRef } from 'react';
import texts from '../../schemas/content/form-texts.json';
import { fill } from '../ui/fill.ts';
import styles from './error-summary.module.css';
import { fieldId, focusField } from './focus-field.ts';
import { summaryLines, type SummaryError } from './summary-lines.ts';

type Props = { errors: readonly SummaryError[]; title?: string };

/**
 * What keeps the visitor from going on, above the question. It takes the focus when it appears
 * and each line leads to its field, or to the first of the rows of a list that lack the same. Give
 * it a new `key` at each failed press of Continue, so that it takes the focus again.
 */
export function ErrorSummary({ errors, title = texts.summary.title }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => summary.current?.focus(), []);
  if (errors.length === 0) return null;
  return (
    <div ref={summary} className={styles.summary} tabIndex={-1} aria-labelledby={titleId}>
      <div role="alert">
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.list}>
          {summaryLines(errors).map(({ at, message, more }) => (
            <li key={`${at} ${message}`}>
              <a
                href={`#${fieldId(at)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(at);
                }}
              >
                {message}
              </a>
              {more > 0 && ` ${fill(texts.summary.more, { count: more })}`}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
