import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState, type FocusEvent } from 'react';
import { type Json, textOf } from '../../../engine/core.ts';

type Props = Pick<TextFieldProps, 'label' | 'size'> & {
  value: Json | undefined;
  /** Called with undefined once the field is left empty, not while it is retyped. */
  onChange: (value: number | undefined) => void;
};

/** A number, shown as it is typed: "0.0" is halfway to "0.05". */
export function NumberInput({ value, onChange, ...look }: Props) {
  const [typed, setTyped] = useState<string>();
  const isUnfinished = typed === '' || (typed !== undefined && Number(typed) === value);
  const type = (text: string) => {
    setTyped(text);
    if (text !== '' && Number.isFinite(Number(text))) onChange(Number(text));
  };
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    setTyped(undefined);
    if (typed === '' && value !== undefined && !target.validity.badInput) onChange(undefined);
  };
  return (
    <TextField
      {...look}
      type="number"
      value={isUnfinished ? typed : textOf(value)}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  );
}
