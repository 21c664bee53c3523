import { fill } from '../../logic/text-syntax.ts';
import { draftTexts } from '../texts.ts';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** An instant in words: "just now", "2 min ago", "at 2:32 PM", "on Nov 21". */
export function whenText(at: string, now: number): string {
  const { time } = draftTexts;
  const then = new Date(at);
  const age = now - then.getTime();
  if (age < MINUTE) return time.now;
  if (age < HOUR) return fill(time.minutes, { n: Math.floor(age / MINUTE) });
  if (then.toDateString() === new Date(now).toDateString()) {
    const clock = then.toLocaleTimeString(time.locale, { hour: 'numeric', minute: '2-digit' });
    return fill(time.at, { clock });
  }
  const date = then.toLocaleDateString(time.locale, { month: 'short', day: 'numeric' });
  return fill(time.on, { date });
}

/** The time in milliseconds, updated every half minute and whenever `since` changes. */
export function useNow(since: unknown): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const renew = () => setNow(Date.now());
    renew();
    const timer = setInterval(renew, 30_000);
    return () => clearInterval(timer);
  }, [since]);
  return now;
}
