import Button from '@mui/material/Button';
import { useState } from 'react';
import { Logo } from '../../ui/Logo.tsx';
import { SaveDialog } from '../changes/SaveDialog.tsx';
import type { ProjectState } from '../project/project-store.ts';
import { differing } from '../project/differing.ts';
import { saveAll } from '../project/save-all.ts';
import { useProject } from '../project/use-project.ts';
import { useStudio } from '../studio-context.tsx';
import { Company } from './Company.tsx';
import { useShortcuts } from './shortcuts.ts';
import styles from './studio.module.css';

/** The studio's header, with undo, redo and save for all files. */
export function Bar({ root }: { root: string }) {
  const { project, api } = useStudio();
  const { texts, dirty, canUndo, canRedo, returned } = useProject();
  const [outcome, setOutcome] = useState({ message: '', texts });
  const [isSaving, setSaving] = useState(false);
  const tell = (message: string) => setOutcome({ message, texts: project.getState().texts });
  const save = async () => {
    tell(await saveAll(project, api));
    setSaving(false);
  };
  const ask = () => {
    // The rendered state may lag one keystroke behind.
    if (project.getState().dirty.length === 0) tell('Everything is saved.');
    else setSaving(true);
  };
  // "Saved." would be wrong after the next edit.
  const isPast = differing(outcome.texts, texts).length > 0;
  useShortcuts({ save: ask, undo: project.undo, redo: project.redo });
  return (
    <header className={styles['bar']}>
      <h1 className={styles['brand']}>
        <Logo /> Studio
      </h1>
      <span className={styles['root']} title={root}>
        {root}
      </span>
      <span role="status">
        {(isPast ? '' : outcome.message) || (returned && returnedInWords(returned))}
      </span>
      <span role="status">
        <Company />
      </span>
      <Button color="inherit" disabled={!canUndo} onClick={project.undo}>
        Undo
      </Button>
      <Button color="inherit" disabled={!canRedo} onClick={project.redo}>
        Redo
      </Button>
      <Button variant="contained" color="secondary" disabled={dirty.length === 0} onClick={ask}>
        {dirty.length < 2 ? 'Save' : `Save ${dirty.length} files`}
      </Button>
      {isSaving && <SaveDialog onClose={() => setSaving(false)} save={save} />}
    </header>
  );
}

function returnedInWords({ isUndo, paths }: NonNullable<ProjectState['returned']>): string {
  const where = paths.length === 1 ? paths[0] : `${paths.length} files`;
  return `${isUndo ? 'Undone' : 'Redone'} in ${where}.`;
}
