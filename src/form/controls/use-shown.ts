import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../ui/use-latest.ts';

/**
 * The text of an input that shows what is typed without waiting for React. A value that becomes
 * another one is written into it; the same value drawn again is not, as it may be behind the keys,
 * nor is one that `tidy` makes of what stands there: a point that no value keeps was typed in one
 * frame with a digit, and the digits behind it are cents.
 */
export function useShownText(value: string, tidy: (text: string) => string = asItIs) {
  const ref = useRef<HTMLInputElement>(null);
  const last = useRef(value);
  const [defaultValue] = useState(value);
  const isSaid = useEffectEvent((text: string) => tidy(text) === tidy(value));
  useLayoutEffect(() => {
    const input = ref.current;
    if (input === null) return;
    if (!isSaid(input.value)) input.value = value;
    last.current = input.value;
  }, [value]);
  return {
    props: { ref, defaultValue },
    /** What the input held before the event that is under way. */
    last: () => last.current,
    /** Takes down what it holds now. */
    take: (input: HTMLInputElement) => (last.current = input.value),
  };
}

const asItIs = (text: string) => text;

/**
 * The same for a radio, which shows a press together with its group, or a box. `onTick` is told of
 * a press without React's `onChange`, after which React sets name, type and mark of every radio of
 * the group anew: a browser then looks at each of their styles.
 */
export function useShownTick(checked: boolean, onTick: (input: HTMLInputElement) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const [defaultChecked] = useState(checked);
  const tick = useLatest(onTick);
  useLayoutEffect(() => {
    if (ref.current !== null && ref.current.checked !== checked) ref.current.checked = checked;
  }, [checked]);
  useLayoutEffect(() => {
    const input = ref.current;
    if (input === null) return undefined;
    // A mark that a script sets is one that React knows of.
    const tellReact = () => {
      input.checked = Boolean(input.checked);
    };
    const changed = () => tick(input);
    input.addEventListener('click', tellReact);
    input.addEventListener('change', changed);
    return () => {
      input.removeEventListener('click', tellReact);
      input.removeEventListener('change', changed);
    };
  }, [tick]);
  return { ref, defaultChecked };
}
