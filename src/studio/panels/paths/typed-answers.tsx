import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { isJson, type Json, textOf } from '../../../engine/core.ts';

type Props = {
  label: string;
  helperText: string | undefined;
  isWrong: boolean;
  isDisabled: boolean;
  value: Json | undefined;
  onAnswer: (value: Json | undefined) => void;
};

/** A text or date, committed on blur or Enter. */
export function TextAnswer({ kind, value, onAnswer, ...rest }: Props & { kind: 'text' | 'date' }) {
  return (
    <Typed
      {...rest}
      type={kind}
      shown={textOf(value ?? '')}
      onDone={(text) => onAnswer(text === '' ? undefined : text)}
    />
  );
}

export function NumberAnswer({ value, onAnswer, ...rest }: Props) {
  return (
    <Typed
      {...rest}
      type="number"
      shown={textOf(value ?? '')}
      onDone={(text) => onAnswer(text === '' ? undefined : Number(text))}
    />
  );
}

/** Any answer as JSON; invalid JSON is reported and not applied. */
export function JsonAnswer({ value, onAnswer, helperText, isWrong, ...rest }: Props) {
  const [problem, setProblem] = useState('');
  return (
    <Typed
      {...rest}
      helperText={problem === '' ? helperText : problem}
      isWrong={isWrong || problem !== ''}
      type="json"
      shown={value === undefined ? '' : JSON.stringify(value)}
      onDone={(text) => {
        const json = parsed(text);
        setProblem(json === null ? 'This is not valid JSON, so it was not applied.' : '');
        if (json !== null) onAnswer(json.value);
      }}
    />
  );
}

function parsed(text: string): { value: Json | undefined } | null {
  if (text.trim() === '') return { value: undefined };
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? { value } : null;
  } catch {
    return null;
  }
}

type TypedProps = Omit<Props, 'value' | 'onAnswer'> & {
  type: 'text' | 'date' | 'number' | 'json';
  shown: string;
  onDone: (text: string) => void;
};

function Typed({ label, helperText, isWrong, isDisabled, type, shown, onDone }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const done = () => {
    if (typed !== null && typed !== shown) onDone(typed);
    setTyped(null);
  };
  return (
    <TextField
      fullWidth
      size="small"
      margin="dense"
      label={label}
      disabled={isDisabled}
      error={isWrong}
      helperText={helperText}
      value={typed ?? shown}
      type={type === 'json' ? 'text' : type}
      multiline={type === 'json'}
      maxRows={8}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && type !== 'json') done();
      }}
    />
  );
}
