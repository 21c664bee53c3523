import TextField from '@mui/material/TextField';

export type Option = { value: string; label: string; group?: string };

type Props = {
  label: string;
  value: string;
  options: readonly Option[];
  /** What it says while none of them is chosen. */
  none?: string;
  onChange: (value: string) => void;
};

/** One of several; a native list, in which typing finds one of many. */
export function Select({ label, value, options, none, onChange }: Props) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <TextField
      select
      label={label}
      value={value}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(target.value)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {groups.map((group) => {
        const own = options
          .filter((option) => option.group === group)
          .map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ));
        return group === undefined ? (
          own
        ) : (
          <optgroup key={group} label={group}>
            {own}
          </optgroup>
        );
      })}
    </TextField>
  );
}
