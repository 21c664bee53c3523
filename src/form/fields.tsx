import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { FieldProps } from '@rjsf/utils';
import { useCallback, useContext, useSyncExternalStore, type ComponentType } from 'react';
import { isJson } from '../logic/json.ts';
import { EnteredValues, type FieldPath, type FieldValues } from './field-values.ts';
import { RedrawContext } from './redraw.ts';

/**
 * RJSF's fields for answers. Drawing them again is all that a keystroke costs, and that follows
 * after the paint where the control shows the key itself (`redraw.ts`).
 */
export const answerFields = {
  ArrayField: entered(ArrayField),
  BooleanField: entered(BooleanField),
  // RJSF's own keeps a text beside the number for locales with a decimal comma; a US site has none.
  NumberField: entered(StringField),
  StringField: entered(StringField),
};

/**
 * The field with its value from `EnteredValues`. RJSF would else hand every keystroke up to its
 * form and down again, and resolve the schema and compare all fields on the way.
 */
function entered(Field: ComponentType<FieldProps>): ComponentType<FieldProps> {
  function Entered({ values, ...props }: FieldProps & { values: FieldValues }) {
    const { path } = props.fieldPathId;
    const value = useEntered(values, path);
    const enter = useCallback(
      (next: unknown) => values.enter(path, isJson(next) ? next : undefined),
      [values, path],
    );
    return (
      <RedrawContext value={values.changes}>
        <Field {...props} formData={value} onChange={enter} />
      </RedrawContext>
    );
  }
  return function EnteredField(props: FieldProps) {
    const values = useContext(EnteredValues);
    return values === null ? <Field {...props} /> : <Entered {...props} values={values} />;
  };
}

function useEntered(values: FieldValues, path: FieldPath) {
  const subscribe = useCallback(
    (listener: () => void) => values.subscribe(path, listener),
    [values, path],
  );
  const read = () => values.read(path);
  return useSyncExternalStore(subscribe, read, read);
}
