import TextField from '@mui/material/TextField';

export type Option = { value: string; label: string; group?: string };

type Props = {
  label: string;
  value: string;
  options: readonly Option[];
  /** Text shown while no option is chosen. */
  none?: string;
  /** True if one has to be chosen before the form can be submitted. */
  isRequired?: boolean;
  onChange: (value: string) => void;
};

/** A native select, so that typing finds an option in a long list. */
export function Select({ label, value, options, none, isRequired = false, onChange }: Props) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <TextField
      select
      required={isRequired}
      label={label}
      value={value}
      slotProps={{ select: { native: true } }}
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
