import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { type FocusEvent, startTransition, useOptimistic, useState } from 'react';
import { type Json, textOf } from '../../../engine/core.ts';
import { questionKinds } from '../../edits/step/add-field.ts';

export type Option = { value: string; label: string; group?: string };

type SelectProps = {
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
export function Select({ label, value, options, none, isRequired = false, onChange }: SelectProps) {
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

/** An option whose label is the name itself. */
export const named = (value: string): Option => ({ value, label: value });

/** An option for a step or page: its label, as in the tree, and its id, as in the files. */
export const placed = ({ id, label }: { id: string; label: string }): Option => ({
  value: id,
  label: label === id ? id : `${label} (${id})`,
});

/** What a finding's link finds a control by: the keys of its value in the step's or page's file. */
type Placed = { place?: string | undefined };

type NumberInputProps = Pick<TextFieldProps, 'label' | 'size'> &
  Placed & {
    value: Json | undefined;
    /** Called with undefined once the field is left empty, not while it is retyped. */
    onChange: (value: number | undefined) => void;
  };

/** A number, shown as it is typed: "0.0" is halfway to "0.05". */
export function NumberInput({ value, onChange, place, ...look }: NumberInputProps) {
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
      data-place={place}
      type="number"
      value={isUnfinished ? typed : textOf(value)}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  );
}

type TextLineProps = Placed & {
  label: string;
  value: string;
  onChange: (text: string) => void;
  hint?: string;
};

/**
 * A text of the questionnaire, of any length. Each keystroke shows before the updates that it causes.
 */
export function TextLine({ label, value, onChange, hint, place }: TextLineProps) {
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
      data-place={place}
      label={label}
      value={shown}
      helperText={hint}
      onChange={({ target }) => type(target.value.replaceAll('\n', ' '))}
    />
  );
}

type RequiredTextProps = { label: string; value: string; onChange: (text: string) => void };

/** A text that a dialog needs before it acts. */
export function RequiredText({ label, value, onChange }: RequiredTextProps) {
  return (
    <TextField
      required
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type KindSelectProps = { value: string; onChange: (kind: string) => void };

/** Selects the kind of a new question. */
export function KindSelect({ value, onChange }: KindSelectProps) {
  return <Select label="Kind" value={value} options={questionKinds()} onChange={onChange} />;
}
