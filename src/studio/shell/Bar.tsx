import brand from '../../../schemas/catalog/brand.json' with { type: 'json' };
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Logo, afterPaint } from '../../engine/ui.ts';
import { useShortcuts } from '../panels/controls/shortcuts.ts';
import { SaveDialog } from '../panels/changes/SaveDialog.tsx';
import type { ProjectState } from '../session/project/project-state.ts';
import { differing } from '../edits/project/texts.ts';
import { saveAll } from '../session/project/studio-api.ts';
import { useProject, useStudio } from '../session/studio-context.tsx';
import styles from './studio.module.css';

/** The studio's header, with undo, redo and save for all files. */
export function Bar({ root }: { root: string }) {
  const { project, api } = useStudio();
  const { texts, dirty, conflicts, canUndo, canRedo, lastChange } = useProject();
  const [outcome, setOutcome] = useState({ message: '', isFailure: false, texts, conflicts });
  const [isSaving, setSaving] = useState(false);
  const tell = (message: string, isFailure = false) =>
    setOutcome({ message, isFailure, ...project.getState() });
  const save = async () => {
    const { message, isSaved } = await saveAll(project, api);
    tell(message, !isSaved);
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
  const news =
    isPast || outcome.message === '' ? lastChange && newsInWords(lastChange, conflicts) : outcome;
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
      <span role="status">{news?.isFailure === false && news.message}</span>
      <strong className={styles['alert']} role="alert">
        {news?.isFailure === true && news.message}
      </strong>
      <span role="status">
        <Company />
      </span>
      <Unkept />
      <Disconnected />
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

function newsInWords(
  { by, paths }: NonNullable<ProjectState['lastChange']>,
  conflicts: ProjectState['conflicts'],
): { message: string; isFailure: boolean } {
  const theirs = paths.filter((path) => conflicts.has(path));
  if (by === 'disk' && theirs.length > 0) {
    const message = `Somebody else changed ${inWords(theirs)} too: choose a version under "Changes".`;
    return { message, isFailure: true };
  }
  const what = { undo: 'Undone in', redo: 'Redone in', disk: 'Changed outside of the studio:' }[by];
  return { message: `${what} ${inWords(paths)}.`, isFailure: false };
}

const inWords = (paths: readonly string[]): string =>
  paths.length === 1 ? (paths[0] ?? '') : `${paths.length} files`;

/** Tells who else is working on these files, since each window keeps its own edits until it saves. */
function Company() {
  const { windows, others } = useStudio();
  const open = useSyncExternalStore(windows.subscribe, windows.getState);
  const studios = useSyncExternalStore(others.subscribe, others.getState);
  if (studios > 0) {
    return 'Another studio has this folder open and keeps its own edits: save here before you continue there.';
  }
  return open > 1 ? 'Also open in another window, which keeps its own edits.' : null;
}

/** Warns that the browser cannot keep the unsaved edits, and asks before the window is closed. */
function Unkept() {
  const { kept } = useStudio();
  const isKept = useSyncExternalStore(kept.subscribe, kept.getState);
  useEffect(() => {
    if (isKept) return undefined;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isKept]);
  return (
    <strong className={styles['alert']} role="alert">
      {!isKept && 'Storage is full: unsaved edits will be lost with this window. Save them now.'}
    </strong>
  );
}

/** Tells at once that nothing can be saved, not only when it is tried. */
function Disconnected() {
  const { connected } = useStudio();
  const isConnected = useSyncExternalStore(connected.subscribe, connected.getState);
  return (
    <strong className={styles['alert']} role="alert">
      {!isConnected &&
        "The studio's server has ended. Start it again, then reload this page: unsaved edits are kept in this browser."}
    </strong>
  );
}
