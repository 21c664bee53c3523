import texts from '../../../schemas/content/login.json' with { type: 'json' };
import { FUNNEL } from '../../funnel-path.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { dialogCommand, LOGIN_ID } from './dialog-command.ts';
import styles from './LoginDialog.module.css';

/**
 * What "Log in" opens while there are no accounts (decision D17). Which of the two parts is
 * shown depends on the browser's storage: `enhance/saved-answers.ts`.
 */
export function LoginDialog() {
  return (
    <dialog
      id={LOGIN_ID}
      className={styles.dialog}
      aria-labelledby="log-in-title"
      {...{ closedby: 'any' }}
    >
      <div className={styles.top}>
        <h2 id="log-in-title">{texts.title}</h2>
        <button
          className={styles.close}
          aria-label={texts.close}
          {...dialogCommand('close', LOGIN_ID)}
        >
          <Icon name="close" />
        </button>
      </div>
      <p>{texts.intro}</p>
      <div className={styles.saved} data-saved-answers="found" hidden>
        <p>{texts.resume.found}</p>
        <ButtonLink href={FUNNEL}>{texts.resume.action}</ButtonLink>
      </div>
      <div className={styles.saved} data-saved-answers="none">
        <p>{texts.none.text}</p>
        <ButtonLink href={FUNNEL}>{texts.none.action}</ButtonLink>
      </div>
      <p className={styles.hint}>{texts.link}</p>
    </dialog>
  );
}
