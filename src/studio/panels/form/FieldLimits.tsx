import { NumberInput } from '../controls/NumberInput.tsx';
import { setLimit } from '../../edits/step/limits.ts';
import { LIMITS } from '../../edits/step/field-limits.ts';
import styles from '../controls/form.module.css';
import type { FormField } from '../../edits/step/form-fields.ts';
import { useStepForm } from '../../session/step-form-context.tsx';

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
        <NumberInput
          key={keyword}
          size="small"
          label={label}
          value={field.schema[keyword]}
          onChange={(limit) => type((texts) => setLimit(texts, step, field.path, keyword, limit))}
        />
      ))}
    </div>
  );
}
