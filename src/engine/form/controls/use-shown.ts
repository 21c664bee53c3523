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
 * An uncontrolled text input that follows `value` but shows what is typed without waiting for a
 * render. Only a new `value` is written into it: a repeated one may lag behind the keys. A value
 * that equals the tidied text is not written either: the value does not keep a trailing decimal
 * point, whose cents may be about to be typed.
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

  const report = (input: HTMLInputElement) => onText((last.current = input.value));
  const take = useLatest((event: Event) => {
    const input = ref.current;
    if (input === null || input.value === last.current) return;
    if (mask) applyMask(mask, input, last.current, event);
    report(input);
  });
  // A script that fills in the field may dispatch only `change`. React's `onChange` misses it,
  // because React mistakes a value set by a script for its own.
  useLayoutEffect(() => {
    const input = ref.current;
    input?.addEventListener('change', take);
    return () => input?.removeEventListener('change', take);
  }, [take]);
  const leave = (input: HTMLInputElement) => {
    const text = tidy(input.value);
    if (text === input.value) return;
    input.value = text;
    report(input);
  };
  const onInput = ({ nativeEvent }: FormEvent<HTMLInputElement>) => take(nativeEvent);
  return { props: { ref, defaultValue, onInput }, leave };
}

const asItIs = (text: string) => text;

/**
 * The same for a radio button or a checkbox; `onPress` is called on each press. It does not use
 * React's `onChange`, which ignores a press on a radio that React believes to be checked: React
 * does not notice that the browser unchecked it when a script, or a change from another tab,
 * checked another one.
 */
export function useShownCheck(checked: boolean, onPress: (input: HTMLInputElement) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const [defaultChecked] = useState(checked);
  useLayoutEffect(() => {
    if (ref.current !== null && ref.current.checked !== checked) ref.current.checked = checked;
  }, [checked]);
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => onPress(currentTarget);
  return { ref, defaultChecked, onInput };
}
