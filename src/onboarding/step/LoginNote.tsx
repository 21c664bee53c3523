import { useId, useRef, useState } from 'react';
import texts from '../../../schemas/content/login.json';
import funnelTexts from '../../../schemas/content/funnel-texts.json';
import { isObject, type JsonObject } from '../../logic/json.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import modal from '../../ui/modal/modal.module.css';
import styles from './step.module.css';

/** "Log in" on a step that asks for it (`ui:continue.login`), and what it opens for now (D17). */
export function LoginNote({ uiSchema }: { uiSchema: JsonObject }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  const options = uiSchema['ui:continue'];
  if (!isObject(options) || options['login'] !== true) return null;
  const close = () => setOpen(false);
  return (
    <>
      <p className={styles.login}>
        {funnelTexts.loginQuestion}{' '}
        <button
          ref={opener}
          type="button"
          className={styles.link}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {funnelTexts.login}
        </button>
      </p>
      {open && (
        <Modal
          aria-labelledby={title}
          light
          opener={opener}
          initialFocus={heading}
          onDismiss={close}
        >
          <div className={`${modal.body} ${styles.loginText}`}>
            <h2 id={title} ref={heading} tabIndex={-1} className={modal.title}>
              {texts.title}
            </h2>
            <p>{texts.intro}</p>
            <p>{texts.link}</p>
            <Button variant="secondary" onClick={close}>
              {texts.close}
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}
