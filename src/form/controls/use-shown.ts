import { useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../ui/use-latest.ts';

/**
 * The text of an input that shows what is typed without waiting for React. A value that becomes
 * another one is written into it; the same value drawn again is not, as it may be behind the keys.
 */
export function useShownText(value: string) {
  const ref = useRef<HTMLInputElement>(null);
  const last = useRef(value);
  const [defaultValue] = useState(value);
  useLayoutEffect(() => {
    const input = ref.current;
    if (input === null) return;
    if (input.value !== value) input.value = value;
    last.current = value;
  }, [value]);
  return {
    props: { ref, defaultValue },
    /** What the input held before the event that is under way. */
    last: () => last.current,
    /** Takes down what it holds now. */
    take: (input: HTMLInputElement) => (last.current = input.value),
  };
}

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
