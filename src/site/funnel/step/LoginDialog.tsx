import { useId, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import texts from '../../../../schemas/content/login.json';
import { placeReached, urlOf } from '../../../engine/core.ts';
import { panelStyles as panel, resumeTargetIn } from '../../../engine/draft.ts';
import { useMessage } from '../../../engine/fields.ts';
import { Button, buttonClass, Link, Modal, modalStyles as modal } from '../../../engine/ui.ts';
import { useAmbient, useDraft, useOnboarding } from '../../../engine/pages.ts';
import styles from './login.module.css';

type Props = { opener: RefObject<HTMLElement | null>; onClose: () => void };

/** No accounts yet, but two ways to saved answers: those of this device, and a resume link (D17). */
export default function LoginDialog({ opener, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  const { store } = useOnboarding();
  const reached = useReached();
  return (
    <Modal aria-labelledby={title} light opener={opener} initialFocus={heading} onDismiss={onClose}>
      <div className={`${modal.body} ${styles.loginText}`}>
        <h2 id={title} ref={heading} tabIndex={-1} className={modal.title}>
          {texts.title}
        </h2>
        <p>{texts.intro}</p>
        {reached !== undefined && (
          <>
            <p>{texts.resume.found}</p>
            <Link className={buttonClass('primary')} to={reached}>
              {texts.resume.action}
            </Link>
          </>
        )}
        {store.hasServer && <LinkForm onClose={onClose} />}
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Modal>
  );
}

/** The address of the furthest step; undefined if that is this page. */
function useReached(): string | undefined {
  const { flow } = useOnboarding();
  const draft = useDraft();
  const { pathname } = useLocation();
  const place = placeReached(flow, draft, useAmbient());
  return place === undefined || place.path === pathname ? undefined : urlOf(place);
}

/** Takes a pasted resume link; `ResumeOpener` does the rest. */
function LinkForm({ onClose }: { onClose: () => void }) {
  const [message, setMessage] = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const open = () => {
    const hash = hashOf(input.current?.value ?? '');
    if (hash === undefined) {
      setMessage(texts.resumeLink.wrong);
      input.current?.focus();
      return;
    }
    onClose();
    window.location.replace(hash);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <p>{texts.resumeLink.text}</p>
      <div className={panel.linkRow}>
        <label className={panel.linkLabel}>
          <span>{texts.resumeLink.label}</span>
          <input
            ref={input}
            className={panel.link}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={message !== null || undefined}
            aria-describedby={`${id}message`}
            onChange={() => setMessage(null)}
          />
        </label>
        <Button type="submit" variant="secondary">
          {texts.resumeLink.action}
        </Button>
      </div>
      <div id={`${id}message`} role="alert">
        {message && (
          <p key={message.key} className={panel.error}>
            {message.text}
          </p>
        )}
      </div>
    </form>
  );
}

/** The fragment of a resume link; undefined if it is not one. */
function hashOf(text: string): string | undefined {
  const at = text.indexOf('#');
  const hash = at < 0 ? '' : text.slice(at).trim();
  return resumeTargetIn(hash) === undefined ? undefined : hash;
}
