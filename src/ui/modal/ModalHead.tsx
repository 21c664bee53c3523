import type { ComponentProps, RefObject } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './modal.module.css';

type Props = {
  /** Names the dialog by `aria-labelledby`. */
  id: string;
  title: string;
  /** For a heading that takes the focus when the dialog opens. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** What its button does, and the words that say so. */
  close: ComponentProps<'button'>;
};

/** The head of a modal that is read and closed: it stays in sight while the rest scrolls. */
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
