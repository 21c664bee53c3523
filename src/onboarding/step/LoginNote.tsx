import { useRef } from 'react';
import texts from '../../../schemas/content/login.json';
import funnelTexts from '../../../schemas/content/funnel-texts.json';
import { isObject, type JsonObject } from '../../logic/json.ts';
import styles from './step.module.css';

/** "Log in" on a step that asks for it (`ui:continue.login`), and what it opens for now (D17). */
export function LoginNote({ uiSchema }: { uiSchema: JsonObject }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const options = uiSchema['ui:continue'];
  if (!isObject(options) || options['login'] !== true) return null;
  return (
    <>
      <p className={styles.login}>
        {funnelTexts.loginQuestion}{' '}
        <button
          type="button"
          className={styles.link}
          aria-haspopup="dialog"
          onClick={() => dialog.current?.showModal()}
        >
          {funnelTexts.login}
        </button>
      </p>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="log-in-title">
        <h2 id="log-in-title">{texts.title}</h2>
        <p>{texts.intro}</p>
        <p>{texts.link}</p>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
      </dialog>
    </>
  );
}
