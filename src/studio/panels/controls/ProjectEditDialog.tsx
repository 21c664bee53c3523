import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Change, Texts } from '../../edits/project/texts.ts';
import { useStudio } from '../../session/studio-context.tsx';
import { EditDialog } from './EditDialog.tsx';
import { EditReview } from './EditReview.tsx';
import styles from './edits.module.css';
import { IsOrphan } from './open-dialogs.tsx';
import type { Edited } from '../../edits/flow/project-edits.ts';

type Props = {
  title: string;
  action: string;
  onClose: () => void;
  /** Computes the edit from the dialog's inputs without applying it. */
  edit: (texts: Texts) => Edited | Promise<Edited>;
  onDone?: () => void;
  children: ReactNode;
};

/** A dialog for a project edit, which can be reviewed before it is applied and is undone as one. */
export function ProjectEditDialog({ title, action, onClose, edit, onDone, children }: Props) {
  const { project } = useStudio();
  const [review, setReview] = useState<Change>();
  // What was typed into an orphan can still be copied.
  const isReviewed = !use(IsOrphan) && review !== undefined;
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  const made = async (take: (change: Change) => void) => {
    const result = await edit(project.getState().texts);
    // Canceled while the server was being asked.
    if (isClosed.current) return [];
    if (!result.ok) return result.problems;
    take(result.value);
    return [];
  };
  const act = () =>
    made((change) => {
      // So that `onDone` finds what the edit made, and the dialog gone, when it moves the focus.
      flushSync(() => {
        project.editAll(change);
        onClose();
      });
      onDone?.();
    });
  const other =
    review === undefined
      ? { label: 'Show the changes', act: () => made(setReview) }
      : { label: 'Back', act: () => Promise.resolve([]).finally(() => setReview(undefined)) };
  return (
    <EditDialog title={title} action={action} onClose={onClose} act={act} other={other}>
      <div className={styles['fields']} hidden={isReviewed}>
        {children}
      </div>
      {isReviewed && <EditReview change={review} />}
    </EditDialog>
  );
}
