import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useProject, useStudio } from '../../session/studio-context.tsx';
import { SideBySide } from '../controls/SideBySide.tsx';
import styles from './changes.module.css';

/** Files with unsaved edits; those that also changed on disk come first. */
export function UnsavedFiles() {
  const { dirty, conflicts } = useProject();
  const all = useRef<HTMLDivElement>(null);
  // The pressed button goes away with the choice.
  const settle = (act: () => void) => {
    flushSync(act);
    (all.current?.querySelector('button') ?? all.current)?.focus();
  };
  const inOrder = dirty.toSorted((a, b) => Number(conflicts.has(b)) - Number(conflicts.has(a)));
  return (
    <div ref={all} tabIndex={-1}>
      {dirty.length === 0 && <p>Everything is saved.</p>}
      <ul className={styles['files']}>
        {inOrder.map((path) => (
          <li key={path}>
            {conflicts.has(path) ? (
              <Conflict path={path} settle={settle} />
            ) : (
              <Unsaved path={path} settle={settle} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `settle` makes a choice that removes the file from the list, or its conflict. */
type Props = { path: string; settle: (act: () => void) => void };

function Unsaved({ path, settle }: Props) {
  const { project } = useStudio();
  const { saved, texts } = useProject();
  const [isOpen, setOpen] = useState(false);
  const discard = () => settle(() => project.editAll(new Map([[path, saved.get(path) ?? null]])));
  return (
    <>
      <div className={styles['file']}>
        <code>{path}</code>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Compare
        </Button>
        <Button onClick={discard}>Discard</Button>
      </div>
      {isOpen && (
        <SideBySide
          left={{ title: 'On disk', text: saved.get(path) ?? '' }}
          right={{ title: 'Yours', text: texts.get(path) ?? '' }}
        />
      )}
    </>
  );
}

function Conflict({ path, settle }: Props) {
  const { project } = useStudio();
  const { texts, conflicts } = useProject();
  const disk = conflicts.get(path);
  return (
    <>
      <Alert severity="error">
        <code>{path}</code> changed on disk since you opened it, so nothing was saved. Choose the
        version to keep: the other one will be lost.
      </Alert>
      <SideBySide
        left={{ title: 'On disk', text: disk?.text ?? '' }}
        right={{ title: 'Yours', text: texts.get(path) ?? '' }}
      />
      <div className={styles['file']}>
        <Button variant="outlined" onClick={() => settle(() => project.takeDisk([path]))}>
          Keep the version on disk
        </Button>
        <Button variant="outlined" onClick={() => settle(() => project.keepMine([path]))}>
          Keep mine
        </Button>
      </div>
    </>
  );
}
