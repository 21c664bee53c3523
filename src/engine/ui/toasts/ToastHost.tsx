import { useEffect, useState, type HTMLAttributes } from 'react';
import { createPortal } from 'react-dom';
import texts from '../../../../schemas/content/step-texts.json';
import { useToastPlace } from './ActionBar.tsx';
import { countDown, dismiss, useToasts, type ShownToast } from './notify.ts';
import styles from './toast.module.css';

/**
 * The toasts of a page: above its buttons (`ActionBar`), otherwise at the bottom of the window. Their
 * live region exists before any text, because not every screen reader announces a region that arrives
 * with its text (WCAG technique ARIA22).
 */
export function ToastHost() {
  const place = useToastPlace();
  const toasts = useToasts();
  const stack =
    toasts.length === 0 ? null : (
      <div className={styles.stack} data-toasts="">
        {toasts.map((toast) => (
          <ToastCard key={toast.key} toast={toast} />
        ))}
      </div>
    );
  return place === undefined ? (
    <div role="status" aria-atomic={false} className={styles.bottom}>
      {stack}
    </div>
  ) : (
    createPortal(stack, place)
  );
}

/** Its attributes within the live region around all toasts, which is announced politely. */
function speechOf({ tone, silent }: ShownToast): HTMLAttributes<HTMLElement> {
  if (silent === true) return { 'aria-live': 'off' };
  return tone === 'error' ? { role: 'alert' } : {};
}

/** Stays while the pointer or the focus is on it. */
function ToastCard({ toast }: { toast: ShownToast }) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  useEffect(() => (isHeld ? undefined : countDown(toast)), [isHeld, toast]);
  return (
    <div
      {...speechOf(toast)}
      className={`${styles.toast} ${styles[toast.tone]}`}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div>
        {toast.title === undefined ? null : <p className={styles.title}>{toast.title}</p>}
        <p>{toast.text}</p>
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={texts.closeToast}
        onClick={() => dismiss(toast)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </div>
  );
}
