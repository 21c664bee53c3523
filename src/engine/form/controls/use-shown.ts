import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../../ui/use-latest.ts';
import { hasUnreadRival, isUnread, noteShown, type Control } from '../../ui/shown-controls.ts';

type ShownValue<Field> = {
  value: string;
  /** Called with the text after each change, and only then. */
  onText: (text: string) => void;
  /** What a select offers: with other options, its value is written again. */
  offered?: string | undefined;
  /** What two texts have in common that differ only while one is being typed. */
  tidy?: ((text: string) => string) | undefined;
  /** Called before `onText`, after the event that changed `previous`. */
  onEdit?: (field: Field, previous: string, event: Event) => void;
  /** Called after `value` was written into the control. */
  onWritten?: () => void;
};

/**
 * An uncontrolled control that follows `value` but shows what is entered without waiting for a render.
 * Only a new `value` is written into it: a repeated one may lag behind the keys. A value that equals
 * the tidied text is not written either: the value does not keep a trailing decimal point, whose cents
 * may be about to be typed. Nothing is written over what was not reported yet: `readControls` will
 * read it.
 */
export function useShownValue<Field extends Control>(shown: ShownValue<Field>) {
  const { value, tidy = asItIs, onText, offered } = shown;
  const ref = useRef<Field>(null);
  const last = useRef(value);
  const [defaultValue] = useState(value);
  const follow = useEffectEvent((field: Field) => {
    noteShown(field, last.current);
    if (isUnread(field)) return;
    if (tidy(field.value) !== tidy(value)) {
      field.value = value;
      shown.onWritten?.();
    }
    noteShown(field, (last.current = field.value));
  });
  useLayoutEffect(() => {
    if (ref.current !== null) follow(ref.current);
  }, [value, offered]);

  const report = (field: Field) => {
    noteShown(field, (last.current = field.value));
    onText(field.value);
  };
  useReports(ref, REPORTS, (field, event) => {
    if (field.value === last.current) return;
    shown.onEdit?.(field, last.current, event);
    report(field);
  });
  return { props: { ref, defaultValue }, report };
}

const asItIs = (text: string) => text;

/**
 * The same for a radio button or a checkbox; `onPress` is called on each press, and returns
 * 'refused' to undo it.
 */
export function useShownCheck(
  checked: boolean,
  onPress: (input: HTMLInputElement) => 'refused' | void,
) {
  const ref = useRef<HTMLInputElement>(null);
  const last = useRef(checked);
  const [defaultChecked] = useState(checked);
  const note = (input: HTMLInputElement, isChecked: boolean) =>
    noteShown(input, (last.current = isChecked));
  useLayoutEffect(() => {
    const input = ref.current;
    if (input === null) return;
    noteShown(input, last.current);
    if (isUnread(input) || (checked && hasUnreadRival(input))) return;
    if (input.checked !== checked) input.checked = checked;
    note(input, checked);
  }, [checked]);
  useReports(ref, REPORTS, (input, { type }) => {
    // The browser unchecks a radio without an event, so a press of it always counts.
    const isPress = input.type === 'radio' && input.checked && type === 'input';
    if (!isPress && !isUnread(input)) return;
    note(input, input.checked);
    if (onPress(input) !== 'refused') return;
    input.checked = checked;
    note(input, checked);
  });
  return { ref, defaultChecked };
}

/**
 * Listens to the control itself: a script that fills it in may dispatch only `change`, and React's
 * `onChange` misses a value that was set by a script, because it mistakes it for its own.
 */
export function useReports<Field extends Control>(
  ref: RefObject<Field | null>,
  types: readonly string[],
  onReport: (field: Field, event: Event) => void,
): void {
  const report = useLatest((event: Event) => {
    if (ref.current !== null) onReport(ref.current, event);
  });
  useLayoutEffect(() => {
    const field = ref.current;
    for (const type of types) field?.addEventListener(type, report);
    return () => {
      for (const type of types) field?.removeEventListener(type, report);
    };
  }, [ref, types, report]);
}

const REPORTS = ['input', 'change'];
