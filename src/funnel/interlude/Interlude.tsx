import { useEffect, useEffectEvent, useRef, useState } from 'react';
import brand from '../../../schemas/catalog/brand.json';
import texts from '../../../schemas/content/funnel-texts.json';
import { fill } from '../../ui/fill.ts';
import { inertAround } from './inert-around.ts';
import { StackedBlocks } from './StackedBlocks.tsx';
import styles from './interlude.module.css';

/** The texts and times of the screen; times are milliseconds since it appeared. */
export type InterludeContent = {
  title: string;
  /** What is ticked off, in chronological order; `null` never is (spec section 4). */
  ticks: readonly { text: string; atMs: number | null }[];
  /** When `onDone` is called. */
  doneMs: number;
  states: { done: string; active: string; waiting: string };
};

type Props = { content: InterludeContent; onDone: () => void };

/**
 * The full screen between the last answer and the quote. Focuses its heading, announces each
 * finished tick, and calls `onDone` once; if it unmounts earlier, it does not call it.
 */
export default function Interlude({ content, onDone }: Props) {
  const screen = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const finished = useFinishedChecks(content, onDone);
  useEffect(() => {
    heading.current?.focus();
    return screen.current === null ? undefined : inertAround(screen.current);
  }, []);
  const done = content.ticks.slice(0, finished);
  return (
    <section ref={screen} className={styles.screen} aria-labelledby="interlude">
      <title>{fill(texts.pageTitle, { page: content.title, brand: brand.name })}</title>
      <StackedBlocks placed={finished} />
      <h1 id="interlude" ref={heading} tabIndex={-1} className={styles.title}>
        {content.title}
      </h1>
      <ol className={styles.ticks}>
        {content.ticks.map(({ text }, index) => (
          <Tick key={text} text={text} state={stateAt(index, finished)} words={content.states} />
        ))}
      </ol>
      <output className="visually-hidden">
        {done.map(({ text }) => `${text}: ${content.states.done}`).at(-1)}
      </output>
    </section>
  );
}

type TickState = keyof InterludeContent['states'];

/** The first tick that is not finished is the one being worked on. */
function stateAt(index: number, finished: number): TickState {
  if (index < finished) return 'done';
  return index === finished ? 'active' : 'waiting';
}

type TickProps = { text: string; state: TickState; words: InterludeContent['states'] };

function Tick({ text, state, words }: TickProps) {
  return (
    <li className={styles.tick} data-state={state}>
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <circle cx="12" cy="12" r="10" />
        {state === 'done' && <path d="m7 12.5 3.5 3.5L17 9" />}
        {state === 'active' && <path className={styles.turning} d="M12 2a10 10 0 0 1 10 10" />}
      </svg>
      <span>{text}</span> <span className="visually-hidden">{words[state]}</span>
    </li>
  );
}

/** The number of finished ticks. */
function useFinishedChecks({ ticks, doneMs }: InterludeContent, onDone: () => void): number {
  const [finished, setFinished] = useState(0);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const times = ticks.flatMap(({ atMs }) => (atMs === null ? [] : [atMs]));
    const timers = times.map((atMs, index) => setTimeout(() => setFinished(index + 1), atMs));
    timers.push(setTimeout(() => done(), doneMs));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [ticks, doneMs]);
  return finished;
}
