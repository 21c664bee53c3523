import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import styles from './edits.module.css';

/** Gives sentences when it cannot be done. */
type Act = () => Promise<readonly string[]>;

type Props = {
  title: string;
  /** What the button says that does it. */
  action: string;
  onClose: () => void;
  act: Act;
  /** Something else that can be done first. */
  other?: { label: string; act: Act };
  /** Nothing in it can be focused: keys scroll the whole. */
  isRead?: boolean;
  children: ReactNode;
};

/** A dialog that asks for something and does it, or says why it cannot. */
export function EditDialog(props: Props) {
  const { title, action, onClose, act, other, isRead = false, children } = props;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const titleId = useId();
  const run = async (what: Act) =>
    setProblems(await what().catch(() => ["The studio's server does not answer."]));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A dialog inside of another one would submit that one as well.
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
        <DialogContent sx={{ display: 'grid', gap: 2 }} {...(isRead && { tabIndex: 0 })}>
          {children}
          {problems.map((problem) => (
            <Alert key={problem} severity="error">
              {problem}
            </Alert>
          ))}
        </DialogContent>
        <DialogActions>
          {other !== undefined && (
            <Button sx={{ mr: 'auto' }} onClick={() => void run(other.act)}>
              {other.label}
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What is asked first is answered without a press before. */
const focusFirst = (dialog: HTMLElement): void =>
  dialog.querySelector<HTMLElement>('input, select, textarea')?.focus();
