import type { ComponentProps, RefObject } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './modal.module.css';

type Props = {
  /** Used by the dialog's `aria-labelledby`. */
  id: string;
  title: string;
  /** For a heading that gets focus when the dialog opens. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** The close button's handler and label. */
  close: ComponentProps<'button'>;
};

/** The header of a modal that is only read and closed; it stays visible while the rest scrolls. */
export function ModalHead({ id, title, heading, close }: Props) {
  return (
    <div className={styles.head}>
      <h2 id={id} ref={heading} tabIndex={heading && -1}>
        {title}
      </h2>
      <button type="button" {...close} className={styles.close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
