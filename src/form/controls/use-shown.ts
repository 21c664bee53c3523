import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The text of an input that shows what is typed without waiting for React. Where the field's value
 * becomes another one than it shows, it is given that.
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
  });
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
  });
  return { ref, defaultChecked };
}
