import TextField from '@mui/material/TextField';
import { startTransition, useOptimistic } from 'react';

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  hint?: string;
};

/**
 * A text of the questionnaire, of any length. Each keystroke shows before the updates that it causes.
 */
export function TextLine({ label, value, onChange, hint }: Props) {
  const [shown, show] = useOptimistic(value);
  const type = (text: string) =>
    startTransition(() => {
      show(text);
      onChange(text);
    });
  return (
    <TextField
      fullWidth
      multiline
      size="small"
      label={label}
      value={shown}
      helperText={hint}
      onChange={({ target }) => type(target.value.replaceAll('\n', ' '))}
    />
  );
}
