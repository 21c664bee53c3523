import TextField from '@mui/material/TextField';

type Props = {
  label: string;
  value: string;
  names: readonly string[];
  /** What it says where none of them is chosen. */
  none?: string;
  onChange: (name: string) => void;
};

/** One of several names; a native list, in which typing finds one of many. */
export function Choice({ label, value, names, none, onChange }: Props) {
  return (
    <TextField
      select
      label={label}
      value={value}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(target.value)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
