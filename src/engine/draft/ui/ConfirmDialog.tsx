import { useId, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import modal from '../../ui/modal/modal.module.css';
import { ActionBar } from '../../ui/toasts/ActionBar.tsx';
import styles from './confirm-dialog.module.css';

type Props = {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  /** If set, the answer has been given: both buttons are disabled, and one shows this text. */
  busy?: string;
  error?: string;
  /** Confirming cannot be undone and must not look like the way forward. */
  destructive?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /**
   * For a dialog that opens unprompted: Esc is not an answer, and no button has the focus, which a
   * key meant for a field would press.
   */
  onDismiss?: () => void;
};

/** A yes/no question, open while rendered; Esc means "no", the safe answer. */
export function ConfirmDialog({ title, text, confirm, cancel, ...more }: Props) {
  const { busy, error, destructive = false, onConfirm, onCancel, onDismiss } = more;
  const heading = useRef<HTMLHeadingElement>(null);
  const isUnprompted = onDismiss !== undefined;
  const id = useId();
  return (
    <Modal
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.dialog ?? ''}
      {...(isUnprompted ? { initialFocus: heading } : {})}
      onDismiss={() => {
        if (!busy) (onDismiss ?? onCancel)();
      }}
    >
      <div className={modal.body}>
        <h2
          id={`${id}-title`}
          className={modal.title}
          ref={heading}
          // Otherwise it would be the first focusable element, before the safe answer.
          tabIndex={isUnprompted ? -1 : undefined}
        >
          {title}
        </h2>
        <p id={`${id}-text`}>{text}</p>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <ActionBar className={modal.actions}>
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
        </ActionBar>
      </div>
    </Modal>
  );
}
