import brand from '../../../schemas/catalog/brand.json' with { type: 'json' };
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { afterPaint, Logo } from '../../engine/ui.ts';
import { SaveDialog } from '../panels/changes/SaveDialog.tsx';
import type { ProjectState } from '../session/project/project-store.ts';
import { differing } from '../edits/project/texts.ts';
import { saveAll } from '../session/project/save-all.ts';
import { useProject } from '../session/use-project.ts';
import { useStudio } from '../session/studio-context.tsx';
import { Company } from './Company.tsx';
import { useShortcuts } from './shortcuts.ts';
import styles from './studio.module.css';
import { Unkept } from './Unkept.tsx';

/** The studio's header, with undo, redo and save for all files. */
export function Bar({ root }: { root: string }) {
  const { project, api } = useStudio();
  const { texts, dirty, conflicts, canUndo, canRedo, returned } = useProject();
  const [outcome, setOutcome] = useState({ message: '', texts, conflicts });
  const [isSaving, setSaving] = useState(false);
  const tell = (message: string) => setOutcome({ message, ...project.getState() });
  const save = async () => {
    tell(await saveAll(project, api));
    setSaving(false);
  };
  const ask = () => {
    // The rendered state may lag one keystroke behind.
    if (project.getState().dirty.length === 0) tell('Everything is saved.');
    else setSaving(true);
  };
  // "Saved." would be wrong after the next edit, and a conflict once it is settled.
  const isPast =
    differing(outcome.texts, texts).length > 0 || conflicts.size < outcome.conflicts.size;
  const undo = () => (canUndo ? project.undo() : tell('There is nothing to undo.'));
  const redo = () => (canRedo ? project.redo() : tell('There is nothing to redo.'));
  useShortcuts({ save: ask, undo, redo });
  const tellRestored = useEffectEvent(() => {
    const restored = project.getState().dirty;
    if (restored.length > 0) tell(`Your unsaved edits in ${inWords(restored)} are back.`);
  });
  // Later than the status itself: a screen reader says only what changes in one that it knows.
  useEffect(() => afterPaint(tellRestored), []);
  return (
    <header className={styles['bar']}>
      <h1 className={styles['brand']}>
        <Logo name={brand.name} /> Studio
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
      <Unkept />
      <Button color="inherit" aria-disabled={!canUndo} onClick={undo}>
        Undo
      </Button>
      <Button color="inherit" aria-disabled={!canRedo} onClick={redo}>
        Redo
      </Button>
      <Button
        variant="contained"
        color="secondary"
        aria-disabled={dirty.length === 0}
        onClick={ask}
      >
        {dirty.length < 2 ? 'Save' : `Save ${dirty.length} files`}
      </Button>
      {isSaving && <SaveDialog onClose={() => setSaving(false)} save={save} />}
    </header>
  );
}

const returnedInWords = ({ isUndo, paths }: NonNullable<ProjectState['returned']>): string =>
  `${isUndo ? 'Undone' : 'Redone'} in ${inWords(paths)}.`;

const inWords = (paths: readonly string[]): string =>
  paths.length === 1 ? (paths[0] ?? '') : `${paths.length} files`;
