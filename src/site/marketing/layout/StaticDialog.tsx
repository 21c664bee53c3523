import type { ReactNode } from 'react';
import { ModalHead, modalStyles as modal } from '../../../engine/ui.ts';
import { dialogCommand } from './dialog-command.ts';

type Props = {
  id: string;
  title: string;
  /** The name of the button that closes it. */
  close: string;
  className: string | undefined;
  children: ReactNode;
};

/** A native modal dialog of a static page: buttons with a command open and close it. */
export function StaticDialog({ id, title, close, className = '', children }: Props) {
  const titleId = `${id}-title`;
  return (
    <dialog id={id} className={`${modal.modal} ${className}`} aria-labelledby={titleId}>
      <ModalHead
        id={titleId}
        title={title}
        close={{ 'aria-label': close, ...dialogCommand('close', id) }}
      />
      {children}
    </dialog>
  );
}
