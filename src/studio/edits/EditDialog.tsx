import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';

type Props = {
  title: string;
  /** What the button says that does it. */
  action: string;
  onClose: () => void;
  /** Gives sentences when it cannot be done. */
  act: () => Promise<readonly string[]>;
  children: ReactNode;
};

/** A dialog that asks for something and does it, or says why it cannot. */
export function EditDialog({ title, action, onClose, act, children }: Props) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const titleId = useId();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setProblems(await act().catch(() => ["The studio's server does not answer."]));
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
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {children}
          {problems.map((problem) => (
            <Alert key={problem} severity="error">
              {problem}
            </Alert>
          ))}
        </DialogContent>
        <DialogActions>
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
  dialog.querySelector<HTMLElement>('input, select')?.focus();
