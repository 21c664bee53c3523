import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { FieldPathList, FieldProps } from '@rjsf/utils';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { pointerTo } from '../logic/pointer.ts';
import { isJson, type Json } from '../logic/json.ts';
import type { StepAnswers } from '../draft/step-answers.ts';

/**
 * The field of every answer: it draws the widget that the UI schema names. RJSF's field for texts
 * does that for any type, and its other fields do more than our widgets need: the one for lists
 * draws items and hashes the whole list each time, the one for numbers keeps a second text for
 * locales with a decimal comma.
 *
 * The value comes from the draft, by its own path. Otherwise RJSF passes every key up to its form
 * and back down, resolving the schema and comparing all fields on the way: with 500 fields, a key
 * takes over a second.
 */
export function AnswerField(props: FieldProps) {
  const values = useContext(EnteredValues);
  const left = { ...props, onBlur: useLeave(props) };
  return values === null ? <StringField {...left} /> : <EnteredField {...left} values={values} />;
}

/**
 * Tells the form which field was left by its JSON pointer: by id, the field `email_confirm` would
 * count as a part of `email`. A list passes on the pointers of the fields that it draws.
 */
function useLeave({ fieldPathId, onBlur }: FieldProps): FieldProps['onBlur'] {
  const { path } = fieldPathId;
  return useCallback(
    (at: string, value: unknown) => onBlur(at.startsWith('/') ? at : pointerTo(path), value),
    [onBlur, path],
  );
}

function EnteredField({ values, ...props }: FieldProps & { values: FieldValues }) {
  const { path } = props.fieldPathId;
  const subscribe = useCallback(
    (listener: () => void) => values.subscribe(path, listener),
    [values, path],
  );
  const value = useSyncExternalStore(
    subscribe,
    () => values.read(path),
    () => values.blank(path),
  );
  const enter = useCallback(
    (next: unknown) => values.enter(path, isJson(next) ? next : undefined),
    [values, path],
  );
  // An item of a list that has no answer yet is null.
  return <StringField {...props} formData={value ?? undefined} onChange={enter} />;
}

/**
 * What the fields of a step read from and write to: the draft, from the point of view of the open
 * step.
 */
export type FieldValues = Pick<StepAnswers, 'read' | 'subscribe'> & {
  enter: (path: Parameters<StepAnswers['enter']>[0], value: Json | undefined) => void;
  /** The value that a prerendered page shows at a path, before anything is answered. */
  blank: StepAnswers['read'];
};

/** Null if RJSF holds the values itself, as in tests of widgets. */
export const EnteredValues = createContext<FieldValues | null>(null);

/** The path of a field in the step's data: RJSF passes a widget only its id. */
export const FieldPath = createContext<FieldPathList>([]);

/** For widgets that draw fields for the parts of an array. */
export const useFieldPath = (): FieldPathList => useContext(FieldPath);
