import { useId, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import modal from '../../ui/modal/modal.module.css';
import styles from './confirm-dialog.module.css';

type Props = {
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

/** A question with two answers, asked while it is rendered; Esc is "no", and no is the safe answer. */
export function ConfirmDialog({ title, text, confirm, cancel, ...more }: Props) {
  const { busy, error, destructive = false, onConfirm, onCancel, onDismiss } = more;
  const heading = useRef<HTMLHeadingElement>(null);
  const comesByItself = onDismiss !== undefined;
  const id = useId();
  return (
    <Modal
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.dialog ?? ''}
      {...(comesByItself ? { initialFocus: heading } : {})}
      onDismiss={() => {
        if (!busy) (onDismiss ?? onCancel)();
      }}
    >
      <div className={modal.body}>
        <h2
          id={`${id}-title`}
          className={modal.title}
          ref={heading}
          // Else it would be the first that can take the focus, before the safe answer.
          tabIndex={comesByItself ? -1 : undefined}
        >
          {title}
        </h2>
        <p id={`${id}-text`}>{text}</p>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <div className={modal.actions}>
          <Button
            variant="secondary"
            onClick={busy ? undefined : onCancel}
            aria-disabled={busy ? true : undefined}
          >
            {cancel}
          </Button>
          <Button
            variant={destructive ? 'danger' : 'primary'}
            onClick={busy ? undefined : onConfirm}
            aria-busy={busy ? true : undefined}
          >
            {busy ?? confirm}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
