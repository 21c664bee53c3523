import { useMemo } from 'react';
import type { FieldValues } from '../../form/field-values.ts';
import { useLatest } from '../../ui/use-latest.ts';
import type { StepValues } from './step-values.ts';

type Moments = {
  /** Right after a value was entered: what is done here makes every key wait. */
  entered: () => void;
  /** Once a choice is painted that is not made in passing: it may change what is asked. */
  chosen: () => void;
};

/**
 * The values of the open step as its fields read and enter them. Nothing is taken before `isOpen`:
 * the prerendered page knows no answers yet, and what is answered on it is given again
 * (early-answers.ts).
 */
export function useFieldValues(
  values: StepValues,
  isOpen: boolean,
  { entered, chosen }: Moments,
): FieldValues {
  const enter = useLatest((...[path, value]: Parameters<FieldValues['enter']>) => {
    if (!isOpen) return;
    values.become(values.with(path, value));
    entered();
    if (!isPassedThrough(document.activeElement)) values.changes.later(chosen);
  });
  return useMemo(
    () => ({ read: values.read, subscribe: values.subscribe, changes: values.changes, enter }),
    [values, enter],
  );
}

const NO_TEXTS = ['checkbox', 'button', 'submit'];

/**
 * Is more to be expected here? So it is while the visitor types, and on the way through radios by
 * arrow keys, each of which chooses: a held one thirty times a second.
 */
function isPassedThrough(element: Element | null): boolean {
  if (!(element instanceof HTMLInputElement)) return false;
  if (element.type === 'radio') return element.matches(':focus-visible');
  return !NO_TEXTS.includes(element.type);
}
