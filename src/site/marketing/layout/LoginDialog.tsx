import texts from '../../../../schemas/content/login.json' with { type: 'json' };
import { FUNNEL } from '../../funnel-path.ts';
import { ButtonLink, modalStyles as modal } from '../../../engine/ui.ts';
import { LOGIN_ID } from './dialog-command.ts';
import { StaticDialog } from './StaticDialog.tsx';
import styles from './login-dialog.module.css';

/** Without a server, no link opens answers on another device. */
const hasServer = import.meta.env.VITE_REMOTE !== 'off';

/**
 * What "Log in" opens while there are no accounts (decision D17). Which of the two parts is
 * shown depends on the browser's storage: `enhance/saved-answers.ts`.
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
