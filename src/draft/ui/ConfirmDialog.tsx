import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './dialog.module.css';

type Props = {
  open: boolean;
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  /** While set, it is too late for an answer: both buttons are off, and one shows this text. */
  busy?: string;
  error?: string;
  /** What is confirmed cannot be undone, and must not look like the way on. */
  destructive?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /**
   * For a question that comes by itself: Esc is no answer, and no button waits for a key that was
   * meant for a field.
   */
  onDismiss?: () => void;
};

/** A question with two answers in a native modal dialog; Esc is "no", and no is the safe answer. */
export function ConfirmDialog({ open, title, text, confirm, cancel, ...more }: Props) {
  const { busy, error, destructive = false, onConfirm, onCancel, onDismiss } = more;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const comesByItself = onDismiss !== undefined;
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) {
      element.showModal();
      if (comesByItself) heading.current?.focus();
    }
    if (!open && element?.open) element.close();
  }, [open, comesByItself]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) (onDismiss ?? onCancel)();
      }}
    >
      <h2 id={`${id}-title`} className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p id={`${id}-text`}>{text}</p>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          onClick={busy ? undefined : onCancel}
          aria-disabled={busy ? true : undefined}
        >
          {cancel}
        </Button>
        <Button
          className={destructive ? (styles.destructive ?? '') : ''}
          onClick={busy ? undefined : onConfirm}
          aria-busy={busy ? true : undefined}
        >
          {busy ?? confirm}
        </Button>
      </div>
    </dialog>
  );
}
