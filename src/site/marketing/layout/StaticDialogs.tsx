import type { ReactNode } from 'react';
import { ButtonLink, ModalHead, modalStyles as modal } from '../../../engine/ui.ts';
import texts from '../../../../schemas/content/login.json' with { type: 'json' };
import { FUNNEL } from '../../funnel-path.ts';
import styles from './login-dialog.module.css';

type StaticDialogProps = {
  id: string;
  title: string;
  /** The name of the button that closes it. */
  close: string;
  className: string | undefined;
  children: ReactNode;
};

/** A native modal dialog of a static page: buttons with a command open and close it. */
export function StaticDialog({ id, title, close, className = '', children }: StaticDialogProps) {
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

/**
 * Attributes of a button that opens or closes a `<dialog>` without JavaScript (the invoker
 * commands of HTML); `enhance/dialogs.ts` does the same in browsers without them.
 */
export const dialogCommand = (command: 'show-modal' | 'close', dialogId: string) => ({
  type: 'button' as const,
  command,
  commandfor: dialogId,
});

export const MENU_ID = 'site-menu';
export const LOGIN_ID = 'log-in';

/** Without a server, no link opens answers on another device. */
const hasServer = import.meta.env.VITE_REMOTE !== 'off';

/**
 * What "Log in" opens while there are no accounts (decision D17). Which of the two parts is
 * shown depends on the browser's storage: `enhance/enhance.ts`.
 */
export function LoginDialog() {
  return (
    <StaticDialog id={LOGIN_ID} title={texts.title} close={texts.close} className={styles.dialog}>
      <div className={`${modal.body} ${styles.body}`}>
        <p>{texts.intro}</p>
        <div className={styles.saved} data-saved-answers="found" hidden>
          <p>{texts.resume.found}</p>
          <ButtonLink href={FUNNEL}>{texts.resume.action}</ButtonLink>
        </div>
        <div className={styles.saved} data-saved-answers="none">
          <p>{texts.none.text}</p>
          <ButtonLink href={FUNNEL}>{texts.none.action}</ButtonLink>
        </div>
        {hasServer && <p className={styles.hint}>{texts.link}</p>}
      </div>
    </StaticDialog>
  );
}
