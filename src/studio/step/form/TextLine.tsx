import TextField from '@mui/material/TextField';

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  hint?: string;
};

/** A text of the questionnaire, however long. */
export function TextLine({ label, value, onChange, hint }: Props) {
  return (
    <TextField
      fullWidth
      multiline
      size="small"
      label={label}
      value={value}
      helperText={hint}
      onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
    />
  );
}
