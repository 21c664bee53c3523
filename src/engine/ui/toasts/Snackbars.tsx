import './goober-sheet.ts';
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
  type SnackbarKey,
  SnackbarContent,
} from 'notistack';
import { useEffect, useRef, type HTMLAttributes, type Ref } from 'react';
import texts from '../../../../schemas/content/step-texts.json';
import { keepClear } from './keep-clear.ts';
import { onRetraction, onToast, takeToasts, type Toast } from './notify.ts';
import styles from './toast.module.css';
import toasts from './toasts.json';

declare module 'notistack' {
  interface VariantOverrides {
    plumbline: { toast: Toast };
  }
}

/** The library's toasts in our own style; hovering or focusing one keeps it open. */
export default function Snackbars() {
  // Outlives the effect, which React runs twice in development.
  const shownToasts = useRef<{ about: string; key: SnackbarKey }[]>([]);
  useEffect(() => {
    const show = () => {
      for (const toast of takeToasts()) {
        const key = enqueueSnackbar(toast.text, { variant: 'plumbline', toast });
        if (toast.about !== undefined) shownToasts.current.push({ about: toast.about, key });
      }
    };
    const close = (about: string) => {
      const shown = shownToasts.current;
      for (const { key } of shown.filter((one) => one.about === about)) closeSnackbar(key);
      shownToasts.current = shown.filter((one) => one.about !== about);
    };
    show();
    const stops = [onToast(show), onRetraction(close)];
    return () => stops.forEach((stop) => stop());
  }, []);
  return (
    <SnackbarProvider
      maxSnack={toasts.atMost}
      autoHideDuration={toasts.milliseconds}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      classes={{ containerRoot: styles.stack ?? '' }}
      Components={{ plumbline: ToastCard }}
    />
  );
}

/** Its attributes within the live region around all toasts, which is announced politely. */
function speechOf({ tone, silent }: Toast): HTMLAttributes<HTMLElement> {
  if (silent === true) return { 'aria-live': 'off' };
  return tone === 'error' ? { role: 'alert' } : {};
}

function ToastCard({
  id,
  toast,
  ref,
}: CustomContentProps & { toast: Toast; ref?: Ref<HTMLDivElement> }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stack = card.current?.closest(`.${styles.stack}`);
    return stack instanceof HTMLElement ? keepClear(stack) : undefined;
  }, []);
  return (
    <SnackbarContent ref={ref} {...speechOf(toast)}>
      <div ref={card} className={`${styles.toast} ${styles[toast.tone]}`}>
        <div>
          {toast.title === undefined ? null : <p className={styles.title}>{toast.title}</p>}
          <p>{toast.text}</p>
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label={texts.closeToast}
          onClick={() => closeSnackbar(id)}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </div>
    </SnackbarContent>
  );
}
