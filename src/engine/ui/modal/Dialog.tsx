import { useId, type ReactNode, type RefObject } from 'react';
import { Modal } from './Modal.tsx';
import modal from './modal.module.css';

type Props = {
  /** The accessible name, shown as the heading. */
  title: string;
  /** Called on Esc; the parent then stops rendering the dialog. */
  onClose: () => void;
  /** Gets focus back when the dialog closes. */
  opener: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A modal with a heading, for widgets that ask for part of their answer in one. */
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
