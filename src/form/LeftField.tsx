import { useEffect, useEffectEvent, useState } from 'react';
import { fieldId } from './focus-field.ts';
import type { SummaryError } from './summary-lines.ts';

type Props = {
  /** The field that was left, as a new object at each time. */
  left: { id: string } | undefined;
  errors: readonly SummaryError[];
};

/**
 * Says what is wrong with a field to who went on from it to another: the message appears behind
 * them. After a refused press the focus is in the summary, which says it itself.
 */
export function LeftField({ left, errors }: Props) {
  const [said, say] = useState('');
  const tell = useEffectEvent(({ id }: { id: string }) => {
    const isInForm = document.activeElement?.closest('form') instanceof HTMLFormElement;
    const own = errors.filter(({ at }) => `${fieldId(at)}_`.startsWith(`${id}_`));
    say(isInForm ? own.map(({ message }) => message).join(' ') : '');
  });
  useEffect(() => {
    if (left === undefined) return undefined;
    // Where the focus goes is not known before.
    const timer = window.setTimeout(() => tell(left));
    return () => window.clearTimeout(timer);
  }, [left]);
  return <output className="visually-hidden">{said}</output>;
}
