import TextField from '@mui/material/TextField';
import { textOf } from '../../../logic/json.ts';
import type { FieldProps } from './field-props.ts';
import { LIMITS } from './form-fields.ts';
import styles from './form.module.css';

/** What the answer may be at least and at most. */
export function FieldLimits({ field, schema }: Omit<FieldProps, 'ui'>) {
  const limits = LIMITS[field.type] ?? [];
  // With a list of choices, what may be answered is what is in it.
  if (limits.length === 0 || 'x-options' in field.schema || 'enum' in field.schema) return null;
  return (
    <div className={styles['limits']}>
      {limits.map(({ keyword, label }) => (
        <TextField
          key={keyword}
          size="small"
          type="number"
          label={label}
          value={textOf(field.schema[keyword])}
          onChange={({ target }) => {
            const isNumber = target.value !== '' && Number.isFinite(Number(target.value));
            schema.set([...field.schemaAt, keyword], isNumber ? Number(target.value) : undefined);
          }}
        />
      ))}
    </div>
  );
}
