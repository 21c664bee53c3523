import { useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useLatest } from '../../ui/use-latest.ts';
import { applyMask, type Mask } from '../input/masked-input.ts';

type ShownText = {
  value: string;
  /** Rewrites what is typed. */
  mask: Mask | undefined;
  /** Rewrites the text when the input loses focus. */
  tidy: ((text: string) => string) | undefined;
  /** Called with the text after each change, and only then. */
  onText: (text: string) => void;
};

/**
 * An uncontrolled text input that follows `value`: it shows what is typed without waiting for a
 * render. A new value is written into it. The same value rendered again is not, because it may lag
 * behind the keys; neither is one that equals the tidied text, because a decimal point, which the
 * value does not keep, may be about to get its cents.
 */
export function useShownText({ value, mask, tidy = asItIs, onText }: ShownText) {
  const ref = useRef<HTMLInputElement>(null);
  const last = useRef(value);
  const [defaultValue] = useState(value);
  const isShown = useEffectEvent((text: string) => tidy(text) === tidy(value));
  useLayoutEffect(() => {
    const input = ref.current;
    if (input === null) return;
    if (!isShown(input.value)) input.value = value;
    last.current = input.value;
  }, [value]);

  const tell = (input: HTMLInputElement) => onText((last.current = input.value));
  const take = useLatest((event: Event) => {
    const input = ref.current;
    if (input === null || input.value === last.current) return;
    if (mask) applyMask(mask, input, last.current, event);
    tell(input);
  });
  // A script that fills in the field may dispatch only `change`, for which React's `onChange` does not
  // fire: React takes a value set by a script for its own.
  useLayoutEffect(() => {
    const input = ref.current;
    input?.addEventListener('change', take);
    return () => input?.removeEventListener('change', take);
  }, [take]);
  const leave = (input: HTMLInputElement) => {
    const text = tidy(input.value);
    if (text === input.value) return;
    input.value = text;
    tell(input);
  };
  const onInput = ({ nativeEvent }: FormEvent<HTMLInputElement>) => take(nativeEvent);
  return { props: { ref, defaultValue, onInput }, leave };
}

const asItIs = (text: string) => text;

/**
 * The same for a radio button or a checkbox; `onTick` is called on each press. Not by React's
 * `onChange`: it takes no press on a radio that it believes to be chosen, and does not hear that the
 * browser took the choice away when a script, or a notice from another tab, chose another one.
 */
export function useShownTick(checked: boolean, onTick: (input: HTMLInputElement) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const [defaultChecked] = useState(checked);
  useLayoutEffect(() => {
    if (ref.current !== null && ref.current.checked !== checked) ref.current.checked = checked;
  }, [checked]);
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => onTick(currentTarget);
  return { ref, defaultChecked, onInput };
}
