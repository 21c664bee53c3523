import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { idFrom } from '../../../checker/edits/names.ts';
import { addOption } from '../../edits/step/options.ts';
import styles from '../controls/form.module.css';
import type { FormField } from '../../edits/step/form-fields.ts';
import { useStepForm } from '../../session/step-form-context.tsx';

/** Adds a choice to a question: its label, and the id stored in answers. */
export function AddOption({ field }: { field: FormField }) {
  const { step, attempt } = useStepForm();
  const [label, setLabel] = useState('');
  const [ownId, setOwnId] = useState<string>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const id = ownId ?? idFrom(label);
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = attempt((texts) => addOption(texts, step, field.path, { id, label }));
    setProblems(found);
    if (found.length > 0) return;
    setLabel('');
    setOwnId(undefined);
  };
  return (
    <form className={styles['option']} onSubmit={add}>
      <TextField
        size="small"
        label="Label of a new choice"
        value={label}
        error={problems.length > 0}
        helperText={problems.join(' ')}
        onChange={({ target }) => setLabel(target.value)}
      />
      <TextField
        size="small"
        label="Id of a new choice"
        value={id}
        onChange={({ target }) => setOwnId(target.value)}
      />
      <Button type="submit" data-add>
        Add the choice
      </Button>
    </form>
  );
}
