import type { FormField } from './form-fields.ts';
import type { FormFile } from './use-form-file.ts';

/** A question, and the two files that speak of it. */
export type FieldProps = { field: FormField; schema: FormFile; ui: FormFile };
