import { useId, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import texts from '../../../../schemas/content/login.json';
import { placeReached, urlOf } from '../../../engine/core.ts';
import { LinkForm } from '../../../engine/draft.ts';
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
        {store.hasLinks && <LinkForm onOpen={onClose} />}
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
