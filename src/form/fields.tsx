import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { FieldProps } from '@rjsf/utils';
import { useCallback, useContext, useSyncExternalStore, type ComponentType } from 'react';
import { isJson } from '../logic/json.ts';
import { EnteredValues, type FieldValues } from './field-values.ts';

/** RJSF's fields for answers. Drawing them again is all that a keystroke costs. */
export const answerFields = {
  ArrayField: entered(ArrayField),
  BooleanField: entered(BooleanField),
  NumberField: entered(NumberField),
  StringField: entered(StringField),
};

/**
 * The field with its value from `EnteredValues`. RJSF would else hand every keystroke up to its
 * form and down again, and resolve the schema and compare all fields on the way.
 */
function entered(Field: ComponentType<FieldProps>): ComponentType<FieldProps> {
  function Entered({ values, ...props }: FieldProps & { values: FieldValues }) {
    const { path } = props.fieldPathId;
    const subscribe = useCallback(
      (listener: () => void) => values.subscribe(path, listener),
      [values, path],
    );
    const read = () => values.read(path);
    const value = useSyncExternalStore(subscribe, read, read);
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
