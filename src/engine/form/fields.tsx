import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { FieldProps } from '@rjsf/utils';
import { useCallback, useContext, useSyncExternalStore } from 'react';
import { pointerTo } from '../logic/pointer.ts';
import { isJson } from '../logic/json.ts';
import { EnteredValues, type FieldValues } from './field-values.ts';

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
  return <StringField {...props} formData={value} onChange={enter} />;
}
