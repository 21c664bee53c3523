import { useState } from 'react';
import { applyMask, caretAtEnd, type Mask, showState, stateOf } from '../input/edit.ts';
import { editHistory, historyRequest } from '../input/edit-history.ts';
import { useReports, useShownValue } from './use-shown.ts';

type ShownText = {
  value: string;
  /** Rewrites what is typed. */
  mask?: Mask | undefined;
  /** Rewrites the text when the control loses focus. */
  tidy?: ((text: string) => string) | undefined;
  /** Called with the text after each change, and only then. */
  onText: (text: string) => void;
};

/**
 * `useShownValue` for a text: what is typed is rewritten by the mask and tidied when the field is left,
 * and every edit can be undone, because the browser forgets its own history once a text is rewritten.
 */
export function useShownText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  shown: ShownText,
) {
  const { value, mask = unmasked, tidy = asItIs, onText } = shown;
  const [history] = useState(editHistory);
  const { props, report } = useShownValue<Field>({
    value,
    tidy,
    onText,
    onWritten: history.clear,
    onEdit: (field, previous, event) => {
      const edit = applyMask(mask, field, previous, event);
      history.record(previous, edit, stateOf(field));
    },
  });
  useReports(props.ref, HISTORY, (field, event) => {
    const request = historyRequest(event);
    if (request === undefined) return;
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
  return { props, leave };
}

const asItIs = (text: string) => text;

const unmasked: Mask = (previous, { from, to, inserted }) => ({
  text: previous.slice(0, from) + inserted + previous.slice(to),
  caret: from + inserted.length,
});

const HISTORY = ['keydown', 'beforeinput'];
