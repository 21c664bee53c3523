import { useMemo } from 'react';
import type { FieldValues } from '../../form/field-values.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { useLeadingDebounce } from '../../ui/use-leading-debounce.ts';
import type { StepValues } from './step-values.ts';

/**
 * Choices that come sooner one after the other are of somebody on the way through them: a held arrow
 * key chooses thirty times a second.
 */
const IN_PASSING_MS = 150;

type Moments = {
  /** Right after a value was entered: what is done here makes every key wait. */
  entered: () => void;
  /** Once a choice is painted that was not made in passing: it may change what is asked. */
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
  const follow = useLeadingDebounce(chosen, IN_PASSING_MS);
  const enter = useLatest((...[path, value]: Parameters<FieldValues['enter']>) => {
    if (!isOpen) return;
    values.become(values.with(path, value));
    entered();
    if (!isTextEntry(document.activeElement)) values.changes.later(follow);
  });
  return useMemo(
    () => ({ read: values.read, subscribe: values.subscribe, changes: values.changes, enter }),
    [values, enter],
  );
}

const NO_TEXTS = ['radio', 'checkbox', 'button', 'submit'];

/** Does the visitor type here, so that more is to be expected? */
function isTextEntry(element: Element | null): boolean {
  return element instanceof HTMLInputElement && !NO_TEXTS.includes(element.type);
}
