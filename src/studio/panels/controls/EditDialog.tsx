import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { use, useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import styles from './edits.module.css';
import { IsOrphan } from './open-dialogs.tsx';

/** Resolves to error messages if the action fails. */
type Act = () => Promise<readonly string[]>;

type Props = {
  title: string;
  /** Label of the submit button. */
  action: string;
  onClose: () => void;
  act: Act;
  /** A secondary action to run beforehand, such as a preview. */
  other?: { label: string; act: Act };
  /**
   * True if its content has no focusable element: the content itself gets focus, so keys can scroll
   * it.
   */
  isRead?: boolean;
  children: ReactNode;
};

/** A dialog that collects input and runs an action, or reports why it cannot. */
export function EditDialog(props: Props) {
  const { title, action, onClose, act, other, isRead = false, children } = props;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const titleId = useId();
  const isOrphan = use(IsOrphan);
  const run = async (what: Act) => {
    if (isBusy || isOrphan) return;
    setBusy(true);
    // So that the same problem is announced, and shown, again.
    setProblems([]);
    setProblems(await what().catch(() => ["The studio's server does not respond."]));
    setBusy(false);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Without this, a nested dialog would also submit the outer one.
    event.stopPropagation();
    void run(act);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ transition: { onEnter: focusFirst } }}
    >
      <form className={styles['form']} onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent
          className={styles['content'] ?? ''}
          sx={{ display: 'grid', gap: 2 }}
          {...(isRead && { tabIndex: 0 })}
        >
          {children}
          {isOrphan && (
            <Alert severity="warning" ref={scrollTo}>
              What this dialog is about is no longer there: a file changed on disk. Copy what you
              still need from it, then close it.
            </Alert>
          )}
          {problems.map((problem) => (
            <Alert key={problem} severity="error" ref={scrollTo}>
              {problem}
            </Alert>
          ))}
        </DialogContent>
        <DialogActions>
          {other !== undefined && !isOrphan && (
            <Button
              sx={{ mr: 'auto' }}
              onClick={({ currentTarget: { form } }) => {
                if (form?.reportValidity() === true) void run(other.act);
              }}
            >
              {other.label}
            </Button>
          )}
          <span role="status">{isBusy && 'Working …'}</span>
          <Button onClick={onClose}>{isOrphan ? 'Close' : 'Cancel'}</Button>
          {!isOrphan && (
            <Button type="submit" variant="contained">
              {action}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Focuses the first field, so it can be filled in right away. */
const focusFirst = (dialog: HTMLElement): void =>
  dialog.querySelector<HTMLElement>('input, select, textarea')?.focus();

/** A long dialog may hide it below its fields. */
const scrollTo = (problem: HTMLElement | null): void =>
  problem?.scrollIntoView({ block: 'nearest' });
