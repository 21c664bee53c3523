import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../../ui/use-latest.ts';
import { applyMask, caretAtEnd, type Mask, showState, stateOf } from '../input/edit.ts';
import { editHistory, historyRequest } from '../input/edit-history.ts';
import { hasUnreadRival, isUnread, noteShown, type Control } from '../../ui/shown-controls.ts';

type ShownText = {
  value: string;
  /** Rewrites what is typed. */
  mask?: Mask | undefined;
  /** Rewrites the text when the control loses focus. */
  tidy?: ((text: string) => string) | undefined;
  /** Called with the text after each change, and only then. */
  onText: (text: string) => void;
  /** What a select offers: with other options, its value is written again. */
  offered?: string;
};

/**
 * An uncontrolled text field or select that follows `value` but shows what is entered without
 * waiting for a render. Only a new `value` is written into it: a repeated one may lag behind the
 * keys. A value that equals the tidied text is not written either: the value does not keep a
 * trailing decimal point, whose cents may be about to be typed. Nothing is written over what was
 * not reported yet: `readControls` will read it.
 */
export function useShownText<Field extends Control>(shown: ShownText) {
  const { value, mask, tidy = asItIs, onText, offered } = shown;
  const ref = useRef<Field>(null);
  const last = useRef(value);
  const [defaultValue] = useState(value);
  const [history] = useState(editHistory);
  const follow = useEffectEvent((field: Field) => {
    noteShown(field, last.current);
    if (isUnread(field)) return;
    if (tidy(field.value) !== tidy(value)) {
      field.value = value;
      history.clear();
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
    if (isText(field)) {
      const previous = last.current;
      const edit = applyMask(mask ?? unmasked, field, previous, event);
      history.record(previous, edit, stateOf(field));
    }
    report(field);
  });
  useReports(ref, HISTORY, (field, event) => {
    const request = isText(field) ? historyRequest(event) : undefined;
    if (request === undefined || !isText(field)) return;
    event.preventDefault();
    const state = history[request]();
    if (state === undefined) return;
    showState(field, state);
    report(field);
  });
  const leave = (field: Field) => {
    const text = tidy(field.value);
    if (text === field.value) return;
    const whole = {
      from: 0,
      to: field.value.length,
      inserted: text,
      direction: 'backward',
    } as const;
    history.record(field.value, whole, caretAtEnd(text));
    field.value = text;
    report(field);
  };
  return { props: { ref, defaultValue }, leave };
}

const asItIs = (text: string) => text;

const unmasked: Mask = (previous, { from, to, inserted }) => ({
  text: previous.slice(0, from) + inserted + previous.slice(to),
  caret: from + inserted.length,
});

const isText = (field: Control): field is HTMLInputElement | HTMLTextAreaElement =>
  !(field instanceof HTMLSelectElement);

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
function useReports<Field extends Control>(
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
const HISTORY = ['keydown', 'beforeinput'];
