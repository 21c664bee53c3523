import texts from '../../../../schemas/content/login.json' with { type: 'json' };
import { FUNNEL } from '../../funnel-path.ts';
import { ButtonLink, ModalHead, modalStyles as modal } from '../../../engine/ui.ts';
import { dialogCommand, LOGIN_ID } from './dialog-command.ts';
import styles from './login-dialog.module.css';

/** Without a server, no link opens answers on another device. */
const hasServer = import.meta.env.VITE_REMOTE !== 'off';

/**
 * What "Log in" opens while there are no accounts (decision D17). Which of the two parts is
 * shown depends on the browser's storage: `enhance/saved-answers.ts`.
 */
export function LoginDialog() {
  return (
    <dialog
      id={LOGIN_ID}
      className={`${modal.modal} ${styles.dialog}`}
      aria-labelledby="log-in-title"
    >
      <ModalHead
        id="log-in-title"
        title={texts.title}
        close={{ 'aria-label': texts.close, ...dialogCommand('close', LOGIN_ID) }}
      />
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
    </dialog>
  );
}
