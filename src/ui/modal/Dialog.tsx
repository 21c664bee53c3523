import { useId, type ReactNode, type RefObject } from 'react';
import { Modal } from './Modal.tsx';
import modal from './modal.module.css';

type Props = {
  /** The accessible name, shown as the heading. */
  title: string;
  /** Esc was pressed. The parent then stops rendering it. */
  onClose: () => void;
  /** Gets the focus back at the end. */
  opener: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A modal with a heading, in which a widget asks for part of its answer. */
export function Dialog({ title, onClose, opener, children }: Props) {
  const id = useId();
  return (
    <Modal aria-labelledby={id} opener={opener} onDismiss={onClose}>
      <div className={modal.body}>
        <h2 id={id} className={modal.title}>
          {title}
        </h2>
        {children}
      </div>
    </Modal>
  );
}
