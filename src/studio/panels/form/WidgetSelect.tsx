import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { FIELD_KINDS, textOf } from '../../../engine/core.ts';
import type { FormField } from '../../edits/step/form-fields.ts';

type Props = { field: FormField; onChange: (widget: string) => void };

/** Selects how the question is asked: the widgets for its type of answer, each with a description. */
export function WidgetSelect({ field, onChange }: Props) {
  const chosen = textOf(field.ui['ui:widget']);
  const fitting = Object.entries(FIELD_KINDS).filter(
    ([name, { types }]) => name === chosen || types.includes(field.type),
  );
  if (fitting.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      label="Widget"
      value={fitting.some(([name]) => name === chosen) ? chosen : ''}
      // The description is below it.
      slotProps={{ select: { renderValue: String } }}
      helperText={FIELD_KINDS[chosen]?.about ?? 'No widget is chosen.'}
      onChange={({ target }) => onChange(target.value)}
    >
      {fitting.map(([name, { about }]) => (
        <MenuItem key={name} value={name}>
          {name}: {about}
        </MenuItem>
      ))}
    </TextField>
  );
}
