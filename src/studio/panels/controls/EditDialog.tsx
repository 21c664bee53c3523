import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {
  type ReactNode,
  type SyntheticEvent,
  createContext,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import styles from './edits.module.css';
import { StepFormContext } from '../../session/step-form-context.tsx';
import { useStudio } from '../../session/studio-context.tsx';

/** Resolves to error messages if the action fails. */
type Act = () => Promise<readonly string[]>;

type EditDialogProps = {
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
export function EditDialog(props: EditDialogProps) {
  const { title, action, onClose, act, other, isRead = false, children } = props;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
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
      // Escape, or a press beside it: easily done by mistake.
      onClose={() => (isTyped ? setAsking(true) : onClose())}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ transition: { onEnter: focusFirst } }}
    >
      <form className={styles['form']} onSubmit={submit} onInput={() => setTyped(true)}>
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
      {isAsking && <DiscardDialog onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </Dialog>
  );
}

/** Asks before what was typed into a dialog is lost. */
function DiscardDialog({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const titleId = useId();
  return (
    <Dialog open role="alertdialog" onClose={onKeep} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Discard what you typed?</DialogTitle>
      <DialogActions>
        <Button onClick={onDiscard}>Discard</Button>
        <Button variant="contained" onClick={onKeep}>
          Keep editing
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Focuses the first field, so it can be filled in right away. */
const focusFirst = (dialog: HTMLElement): void =>
  dialog.querySelector<HTMLElement>('input, select, textarea')?.focus();

/** A long dialog may hide it below its fields. */
const scrollTo = (problem: HTMLElement | null): void =>
  problem?.scrollIntoView({ block: 'nearest' });

/** True in a dialog that is about something that is no longer there. */
export const IsOrphan = createContext(false);

/** Renders the open dialogs, apart from what opened them: a change on disk may remove that. */
export function OpenDialogs() {
  const { dialogs } = useStudio();
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.getState);
  return open.map(({ id, dialog, isOrphan }) => (
    <IsOrphan key={id} value={isOrphan}>
      {dialog}
    </IsOrphan>
  ));
}

type KeptDialogProps = {
  onClose: () => void;
  /** Renders the dialog, given its close callback. */
  children: (onClose: () => void) => ReactNode;
};

/** A dialog that stays, with what was typed into it, even if what is around this is removed. */
export function KeptDialog({ onClose, children }: KeptDialogProps) {
  const { dialogs } = useStudio();
  const form = use(StepFormContext);
  const id = useId();
  const dialog = children(() => {
    dialogs.set(dialogs.getState().filter((one) => one.id !== id));
    onClose();
  });
  useLayoutEffect(() => {
    const others = dialogs.getState().filter((one) => one.id !== id);
    const shown = <StepFormContext value={form}>{dialog}</StepFormContext>;
    dialogs.set([...others, { id, dialog: shown, isOrphan: false }]);
  });
  useEffect(
    () => () => {
      const open = dialogs.getState();
      if (!open.some((one) => one.id === id)) return;
      dialogs.set(open.map((one) => (one.id === id ? { ...one, isOrphan: true } : one)));
    },
    [dialogs, id],
  );
  return null;
}

type DialogButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'fullWidth' | 'aria-label'> & {
  label: string;
  /** Renders the dialog, given its close callback. */
  children: (onClose: () => void) => ReactNode;
};

/** A button that opens a dialog, mounted anew each time. */
export function DialogButton({ label, children, ...look }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <KeptDialog onClose={() => setOpen(false)}>{children}</KeptDialog>}
    </>
  );
}
