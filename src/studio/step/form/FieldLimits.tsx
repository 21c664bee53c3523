import TextField from '@mui/material/TextField';
import { textOf } from '../../../logic/json.ts';
import { setLimit } from '../edits/limits.ts';
import { LIMITS } from './field-limits.ts';
import styles from './form.module.css';
import type { FormField } from './form-fields.ts';
import { useStepForm } from './step-form-context.tsx';

/** Keywords that make limits pointless, since they list the allowed answers. */
const LISTED = ['x-options', 'enum', 'oneOf', 'anyOf'];

/** Edits the minimum and maximum of the answer. */
export function FieldLimits({ field }: { field: FormField }) {
  const { step, type } = useStepForm();
  const limits = LIMITS[field.type] ?? [];
  if (limits.length === 0 || LISTED.some((key) => key in field.schema)) return null;
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
            const limit = isNumber ? Number(target.value) : undefined;
            type((texts) => setLimit(texts, step, field.path, keyword, limit));
          }}
        />
      ))}
    </div>
  );
}
