import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { addEntry, entryKeys, type EntryKey } from '../../../checker/edits/catalog-entry.ts';
import type { Json, JsonObject } from '../../../engine/core.ts';
import { useProject } from '../../session/use-project.ts';
import { edited } from '../../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../../panels/controls/ProjectEditDialog.tsx';

/** Adds an entry to the end of a catalog. */
export function AddEntryDialog({ catalog, onClose }: { catalog: string; onClose: () => void }) {
  const { texts } = useProject();
  const keys = entryKeys(texts, catalog).filter(({ kind }) => kind !== 'code');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  return (
    <ProjectEditDialog
      title={`Add an entry to ${catalog}`}
      action="Add"
      onClose={onClose}
      edit={(all) => edited(all, () => addEntry(all, catalog, entryOf(keys, typed)))}
    >
      {keys.map(({ name, about, isRequired, kind }) => (
        <TextField
          key={name}
          label={name}
          required={isRequired}
          multiline={kind === 'texts'}
          type={kind === 'number' ? 'number' : 'text'}
          helperText={kind === 'texts' ? `${about} One per line.` : about}
          value={typed[name] ?? ''}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      ))}
    </ProjectEditDialog>
  );
}

function entryOf(keys: readonly EntryKey[], typed: Readonly<Record<string, string>>): JsonObject {
  const values = keys.map(({ name, kind }): [string, Json] => {
    const text = (typed[name] ?? '').trim();
    if (kind === 'number') return [name, Number(text)];
    return [name, kind === 'texts' ? text.split(/\s*\n\s*/) : text];
  });
  return Object.fromEntries(values.filter(([name]) => (typed[name] ?? '').trim() !== ''));
}
