import { useEffect, useEffectEvent, useState } from 'react';
import { lineText, type SummaryError } from './summary-lines.ts';

type Props = {
  /** The field that was left; a new object each time. */
  left: { at: string } | undefined;
  errors: readonly SummaryError[];
};

/**
 * Announces the error of a field that the visitor has just left, because its message appears behind
 * them. After a refused press the focus is in the summary, which announces its errors itself.
 */
export function LeftField({ left, errors }: Props) {
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
