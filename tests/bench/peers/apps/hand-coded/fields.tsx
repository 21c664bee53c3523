import { memo, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useController, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import type { Field, Option } from '../definition.ts';

/** A field's message; only this field renders again when it changes. */
function useMessage(name: string): string | undefined {
  const { control, getFieldState } = useFormContext();
  return getFieldState(name, useFormState({ control, name, exact: true })).error?.message;
}

type Asked<Kind extends Field['kind']> = {
  field: Extract<Field, { kind: Kind }>;
  path: string;
};

/** A field at its path in the form's values: `age`, `things.0.name`. */
export const FormField = memo(function FormField({ field, path }: Asked<Field['kind']>) {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'number':
      return <TextInput field={field} path={path} />;
    case 'select':
      return <Select field={field} path={path} />;
    case 'yes-no':
      return <YesNo field={field} path={path} />;
    case 'radio':
      return <Radios field={field} path={path} />;
    case 'checks':
      return <Checks field={field} path={path} />;
    case 'list':
      return <List field={field} path={path} />;
  }
});

function TextInput({ field, path }: Asked<'text' | 'textarea' | 'email' | 'number'>) {
  const { register } = useFormContext();
  const message = useMessage(path);
  const isNumber = field.kind === 'number';
  return (
    <TextField
      {...register(path, isNumber ? { valueAsNumber: true } : {})}
      id={path}
      type={field.kind === 'textarea' ? 'text' : field.kind}
      multiline={field.kind === 'textarea'}
      label={field.label}
      error={message !== undefined}
      helperText={message}
      margin="normal"
      fullWidth
    />
  );
}

function Select({ field, path }: Asked<'select'>) {
  const { field: control, fieldState } = useController({ name: path });
  return (
    <TextField
      {...control}
      value={control.value ?? ''}
      id={path}
      select
      label={field.label}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      margin="normal"
      fullWidth
    >
      {field.options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Group({ path, label, children }: { path: string; label: string; children: ReactNode }) {
  const message = useMessage(path);
  return (
    <FormControl component="fieldset" margin="normal" fullWidth error={message !== undefined}>
      <FormLabel component="legend">{label}</FormLabel>
      {children}
      <FormHelperText>{message}</FormHelperText>
    </FormControl>
  );
}

type OneOf = { path: string; label: string; options: readonly Option[] };

function ChoiceOf({ path, label, options, read }: OneOf & { read: (value: string) => unknown }) {
  const { field: control } = useController({ name: path });
  return (
    <Group path={path} label={label}>
      <RadioGroup
        name={path}
        value={String(control.value ?? '')}
        onChange={({ target }) => control.onChange(read(target.value))}
      >
        {options.map((option) => (
          <FormControlLabel key={option.value} {...option} control={<Radio />} />
        ))}
      </RadioGroup>
    </Group>
  );
}

const Radios = ({ field, path }: Asked<'radio'>) => (
  <ChoiceOf path={path} {...field} read={(value) => value} />
);

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];
const YesNo = ({ field, path }: Asked<'yes-no'>) => (
  <ChoiceOf path={path} {...field} options={YES_NO} read={(value) => value === 'true'} />
);

function Checks({ field, path }: Asked<'checks'>) {
  const { register } = useFormContext();
  const { field: control } = useController({ name: path, defaultValue: [] });
  return (
    <Group path={path} label={field.label}>
      <FormGroup>
        {field.options.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            label={label}
            control={
              <Checkbox
                {...register(path)}
                value={value}
                defaultChecked={control.value.includes(value)}
              />
            }
          />
        ))}
      </FormGroup>
    </Group>
  );
}

function List({ field, path }: Asked<'list'>) {
  const { fields: rows, append, remove } = useFieldArray({ name: path });
  return (
    <>
      {rows.map((row, at) => (
        <Paper key={row.id} variant="outlined" sx={{ padding: 2, marginBlock: 2 }}>
          Thing {at + 1}
          {field.fields.map((item) => (
            <FormField key={item.name} field={item} path={`${path}.${at}.${item.name}`} />
          ))}
          <Button onClick={() => remove(at)}>Remove</Button>
        </Paper>
      ))}
      <Button onClick={() => append({})}>Add a thing</Button>
    </>
  );
}
