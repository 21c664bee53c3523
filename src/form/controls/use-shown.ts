import { useLayoutEffect, useRef, useState } from 'react';

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

/** The same for a radio, which shows a press together with its group, or a box. */
export function useShownTick(checked: boolean) {
  const ref = useRef<HTMLInputElement>(null);
  const [defaultChecked] = useState(checked);
  useLayoutEffect(() => {
    if (ref.current !== null && ref.current.checked !== checked) ref.current.checked = checked;
  }, [checked]);
  return { ref, defaultChecked };
}
