import { useEffect, useEffectEvent, useRef, useState } from 'react';
import brand from '../../../../schemas/catalog/brand.json';
import texts from '../../../../schemas/content/funnel-texts.json';
import { fill } from '../../../engine/core.ts';
import styles from './interlude.module.css';
import stackedBlocksStyles from './stacked-blocks.module.css';

/** The texts and times of the screen; times are milliseconds since it appeared. */
export type InterludeContent = {
  title: string;
  /** What is checked off, in chronological order; `null` never is (spec section 4). */
  checks: readonly { text: string; atMs: number | null }[];
  /** When `onDone` is called. */
  doneMs: number;
  states: { done: string; active: string; waiting: string };
};

type Props = { content: InterludeContent; onDone: () => void };

/**
 * The full screen between the last answer and the quote. Focuses its heading, announces each
 * finished check, and calls `onDone` once; if it unmounts earlier, it does not call it.
 */
export default function Interlude({ content, onDone }: Props) {
  const screen = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const finished = useFinishedChecks(content, onDone);
  useEffect(() => {
    heading.current?.focus();
    return screen.current === null ? undefined : inertAround(screen.current);
  }, []);
  const done = content.checks.slice(0, finished);
  return (
    <section ref={screen} className={styles.screen} aria-labelledby="interlude">
      <title>{fill(texts.pageTitle, { page: content.title, brand: brand.name })}</title>
      <StackedBlocks placed={finished} />
      <h1 id="interlude" ref={heading} tabIndex={-1} className={styles.title}>
        {content.title}
      </h1>
      <ol className={styles.checks}>
        {content.checks.map(({ text }, index) => (
          <Check key={text} text={text} state={stateAt(index, finished)} words={content.states} />
        ))}
      </ol>
      <output className="visually-hidden">
        {done.map(({ text }) => `${text}: ${content.states.done}`).at(-1)}
      </output>
    </section>
  );
}

type CheckState = keyof InterludeContent['states'];

/** The first check that is not finished is the one being worked on. */
function stateAt(index: number, finished: number): CheckState {
  if (index < finished) return 'done';
  return index === finished ? 'active' : 'waiting';
}

type CheckProps = { text: string; state: CheckState; words: InterludeContent['states'] };

function Check({ text, state, words }: CheckProps) {
  return (
    <li className={styles.check} data-state={state}>
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <circle cx="12" cy="12" r="10" />
        {state === 'done' && <path d="m7 12.5 3.5 3.5L17 9" />}
        {state === 'active' && <path className={styles.turning} d="M12 2a10 10 0 0 1 10 10" />}
      </svg>
      <span>{text}</span> <span className="visually-hidden">{words[state]}</span>
    </li>
  );
}

/** The number of finished checks. */
function useFinishedChecks({ checks, doneMs }: InterludeContent, onDone: () => void): number {
  const [finished, setFinished] = useState(0);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const times = checks.flatMap(({ atMs }) => (atMs === null ? [] : [atMs]));
    const timers = times.map((atMs, index) => setTimeout(() => setFinished(index + 1), atMs));
    timers.push(setTimeout(() => done(), doneMs));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [checks, doneMs]);
  return finished;
}

/**
 * Makes everything in the frame around a full-screen element `inert`: its siblings and those of its
 * ancestors, up to the page's `main`. Toasts are outside of that.
 * @returns the function that undoes it
 */
export function inertAround(element: Element): () => void {
  const covered: Element[] = [];
  const main = element.closest('main') ?? element;
  for (let at: Element | null = element; at !== null; at = at === main ? null : at.parentElement) {
    for (const beside of at.parentElement?.children ?? []) {
      if (beside !== at && !beside.hasAttribute('inert')) covered.push(beside);
    }
  }
  for (const part of covered) part.setAttribute('inert', '');
  return () => covered.forEach((part) => part.removeAttribute('inert'));
}

const blocks = ['M60 128h120v34H60z', 'M74 90h92v34H74z', 'M88 52h64v34H88z'] as const;

/** Three blocks set true along a plumb line, one for each finished check. Decoration. */
function StackedBlocks({ placed }: { placed: number }) {
  return (
    <svg
      className={stackedBlocksStyles.scene}
      viewBox="0 0 240 180"
      width="240"
      height="180"
      aria-hidden="true"
      focusable="false"
    >
      <path className={stackedBlocksStyles.ground} d="M24 166h192" />
      {blocks.map((block, index) => (
        <path
          key={block}
          className={stackedBlocksStyles.block}
          data-placed={index < placed}
          d={block}
        />
      ))}
      <g className={stackedBlocksStyles.bob}>
        <path d="M206 12v92" />
        <path className={stackedBlocksStyles.weight} d="M199 104h14v9l-7 36-7-36z" />
      </g>
      <path className={stackedBlocksStyles.ground} d="M190 12h32" />
    </svg>
  );
}
