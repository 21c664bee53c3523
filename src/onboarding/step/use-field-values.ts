import { useMemo } from 'react';
import type { FieldValues } from '../../form/field-values.ts';
import { useLatest } from '../../ui/use-latest.ts';
import type { StepValues } from './step-values.ts';

type Moments = {
  /** Right after a value was entered: what is done here makes every key wait. */
  entered: () => void;
  /** Once a choice is painted: it may change what is asked. */
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
    if (!isTextEntry(document.activeElement)) values.changes.later(chosen);
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
