import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { FieldProps } from '@rjsf/utils';
import { useCallback, useContext, useSyncExternalStore, type ComponentType } from 'react';
import { isJson } from '../logic/json.ts';
import { EnteredValues, type FieldValues } from './field-values.ts';

/** RJSF's fields for answers, each subscribed to its own path in the draft. */
export const answerFields = {
  ArrayField: entered(ArrayField),
  BooleanField: entered(BooleanField),
  // RJSF's own field also keeps the text, for locales with a decimal comma; a US site does not need
  // that.
  NumberField: entered(StringField),
  StringField: entered(StringField),
};

/**
 * A field that reads its value from the draft. Otherwise RJSF passes every key up to its form and
 * back down, resolving the schema and comparing all fields on the way: with 500 fields, a key takes
 * over a second.
 */
function entered(Field: ComponentType<FieldProps>): ComponentType<FieldProps> {
  function Entered({ values, ...props }: FieldProps & { values: FieldValues }) {
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
    return <Field {...props} formData={value} onChange={enter} />;
  }
  return function EnteredField(props: FieldProps) {
    const values = useContext(EnteredValues);
    return values === null ? <Field {...props} /> : <Entered {...props} values={values} />;
  };
}
