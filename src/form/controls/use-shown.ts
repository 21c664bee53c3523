import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { servesItself } from '../../ui/own-events.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { applyMask, maskAhead, type Mask } from '../input/masked-input.ts';

type ShownText = {
  value: string;
  /** Rewrites what is typed. */
  mask: Mask | undefined;
  /** What the input holds once it is left. */
  tidy: ((text: string) => string) | undefined;
  /** Told of each change of what the input holds, and of nothing else. */
  onText: (text: string) => void;
};

/**
 * The text of an input that shows what is typed without waiting for React, and without telling it.
 * A value that becomes another one is written into it; the same value drawn again is not, as it may
 * be behind the keys, nor is one that `tidy` makes of what stands there: a point that no value keeps
 * was typed in one frame with a digit, and the digits behind it are cents.
 */
export function useShownText({ value, mask, tidy = asItIs, onText }: ShownText) {
  const shown = useRef<HTMLInputElement>(null);
  const last = useRef(value);
  const [defaultValue] = useState(value);
  const isSaid = useEffectEvent((text: string) => tidy(text) === tidy(value));
  useLayoutEffect(() => {
    const input = shown.current;
    if (input === null) return;
    if (!isSaid(input.value)) input.value = value;
    last.current = input.value;
  }, [value]);

  const tell = (input: HTMLInputElement) => onText((last.current = input.value));
  /** What the mask has said of the key already that is about to be typed. */
  const masked = useRef<string>(undefined);
  const changing = useLatest((input: HTMLInputElement, event: Event) => {
    const isNews = input.value !== last.current;
    if (mask === undefined || isNews || !(event instanceof InputEvent)) return;
    masked.current = maskAhead(mask, input, event);
    if (input.value !== last.current) tell(input);
  });
  const changed = useLatest((input: HTMLInputElement, event: Event) => {
    if (input.value === last.current) return;
    if (mask && input.value !== masked.current) applyMask(mask, input, last.current, event);
    tell(input);
  });
  const isMasked = mask !== undefined;
  const ref = useCallback(
    (input: HTMLInputElement) => {
      shown.current = input;
      const listener = (event: Event) => changed(input, event);
      const stop = servesItself(input, {
        ...(isMasked && { beforeinput: (event) => changing(input, event) }),
        input: listener,
        change: listener,
      });
      return () => {
        shown.current = null;
        stop();
      };
    },
    [isMasked, changing, changed],
  );
  const leave = (input: HTMLInputElement) => {
    const text = tidy(input.value);
    if (text === input.value) return;
    input.value = text;
    tell(input);
  };
  return { props: { ref, defaultValue }, leave };
}

const asItIs = (text: string) => text;

/**
 * The same for a radio, which shows a press together with its group, or a box. `onTick` is told of
 * a press without React, which sets name, type and mark of every radio of a group anew after each:
 * a browser then looks at all of their styles.
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
    return servesItself(input, { change: () => tick(input) });
  }, [tick]);
  return { ref, defaultChecked };
}
