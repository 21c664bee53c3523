import './goober-sheet.ts';
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
  type SnackbarKey,
  SnackbarContent,
} from 'notistack';
import { useEffect, useRef, type Ref } from 'react';
import texts from '../../../schemas/content/funnel-texts.json';
import { keepClear } from './keep-clear.ts';
import { onRetraction, onToast, takeToasts, type Toast } from './notify.ts';
import styles from './toast.module.css';
import toasts from './toasts.json';
import { useSpeech } from './use-speech.ts';

declare module 'notistack' {
  interface VariantOverrides {
    plumbline: { toast: Toast };
  }
}

/** The library's stack of toasts with our own look; hovering or focusing one keeps it open. */
export default function Snackbars() {
  const [lines, say] = useSpeech();
  useEffect(() => {
    const shown: { about: string; key: SnackbarKey }[] = [];
    const show = () => {
      for (const toast of takeToasts()) {
        if (!isAlert(toast) && toast.silent !== true) say(inWords(toast));
        const key = enqueueSnackbar(toast.text, { variant: 'plumbline', toast });
        if (toast.about !== undefined) shown.push({ about: toast.about, key });
      }
    };
    const close = (about: string) => {
      const gone = shown.filter((one) => one.about === about);
      for (const { key } of gone) closeSnackbar(key);
      shown.splice(0, shown.length, ...shown.filter((one) => one.about !== about));
    };
    show();
    const stops = [onToast(show), onRetraction(close)];
    return () => stops.forEach((stop) => stop());
  }, [say]);
  return (
    <>
      <SnackbarProvider
        maxSnack={toasts.atMost}
        autoHideDuration={toasts.milliseconds}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        classes={{ containerRoot: styles.stack ?? '' }}
        Components={{ plumbline: ToastCard }}
      />
      <output className="visually-hidden" aria-atomic={false}>
        {lines.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </output>
    </>
  );
}

/** An alert is read out when it comes into the page; any other message is not by every screen reader. */
const isAlert = ({ tone, silent }: Toast) => tone === 'error' && silent !== true;

const inWords = ({ title = '', text }: Toast) => `${title} ${text}`.trim();

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
  const speech = isAlert(toast)
    ? { role: 'alert' }
    : { role: 'status', 'aria-live': 'off' as const };
  return (
    <SnackbarContent ref={ref} {...speech}>
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
