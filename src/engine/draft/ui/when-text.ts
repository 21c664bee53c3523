import { fill } from '../../ui/fill.ts';
import { draftTexts } from '../texts.ts';

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
