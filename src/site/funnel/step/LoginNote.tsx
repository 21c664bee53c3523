import { Suspense, useRef, useState } from 'react';
import texts from '../../../../schemas/content/funnel-texts.json';
import { isObject, type JsonObject } from '../../../engine/core.ts';
import { lazyPart } from '../../../engine/ui.ts';
import styles from './login.module.css';

const LoginDialog = lazyPart(() => import('./LoginDialog.tsx'));

/** "Log in" on a step that asks for it (`ui:continue.login`), and what it opens for now (D17). */
export function LoginNote({ uiSchema }: { uiSchema: JsonObject }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const options = uiSchema['ui:continue'];
  if (!isObject(options) || options['login'] !== true) return null;
  return (
    <>
      <p className={styles.login}>
        <span>{texts.loginQuestion}</span>{' '}
        <button
          ref={opener}
          type="button"
          className={styles.link}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {texts.login}
        </button>
      </p>
      {open && (
        <Suspense>
          <LoginDialog opener={opener} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
