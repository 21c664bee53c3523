import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
  type SnackbarKey,
} from 'notistack';
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type Ref,
} from 'react';
import texts from '../../../../schemas/content/step-texts.json';
import { countDown, dismiss, useToasts, type ShownToast } from './notify.ts';
import styles from './toast.module.css';
import toasts from './toasts.json';

declare module 'notistack' {
  interface VariantOverrides {
    plumbline: { toast: ShownToast };
  }
}

type Props = {
  place: HTMLElement | null;
  /** Runs what moves the page, once no press is in progress. */
  afterPress: (action: () => void) => void;
};

/** The library's toasts, in our own style and in their place on the page. */
export default function Snackbars({ place, afterPress }: Props) {
  const [stack] = useState(createStack);
  // One element that moves: in another one the toasts would begin again.
  useLayoutEffect(() => place?.append(stack), [place, stack]);
  useEnqueued(useToasts(), afterPress);
  return (
    <PlaceContext value={place}>
      <SnackbarProvider
        domRoot={stack}
        maxSnack={toasts.atMost}
        // A toast goes with its room: buttons that slide away under a pointer miss its press.
        transitionDuration={0}
        TransitionProps={{ unmountOnExit: true }}
        classes={{ root: styles.item ?? '', containerRoot: styles.stack ?? '' }}
        Components={{ plumbline: ToastCard }}
      />
    </PlaceContext>
  );
}

/** Where the toasts are now. */
const PlaceContext = createContext<HTMLElement | null>(null);

function createStack(): HTMLElement {
  const stack = document.createElement('div');
  stack.dataset['toasts'] = '';
  return stack;
}

/** Passes to the library what is to be shown, and takes back what is over. */
function useEnqueued(shown: readonly ShownToast[], afterPress: Props['afterPress']): void {
  // Outlives the effect, which React runs twice in development.
  const enqueued = useRef<readonly SnackbarKey[]>([]);
  useEffect(() => {
    afterPress(() => {
      const keys = shown.map(({ key }) => key);
      for (const key of enqueued.current) if (!keys.some((one) => one === key)) closeSnackbar(key);
      for (const toast of shown) {
        if (enqueued.current.includes(toast.key)) continue;
        // A toast counts its own time: the library's would not stop for the focus.
        enqueueSnackbar({ variant: 'plumbline', key: toast.key, persist: true, toast });
      }
      enqueued.current = keys;
    });
  }, [shown, afterPress]);
}

/** Its attributes within the live region around all toasts, which is announced politely. */
function speechOf({ tone, silent }: ShownToast): HTMLAttributes<HTMLElement> {
  if (silent === true) return { 'aria-live': 'off' };
  return tone === 'error' ? { role: 'alert' } : {};
}

type CardProps = CustomContentProps & { toast: ShownToast; ref?: Ref<HTMLDivElement> };

/** True or false for one place: an element that moves to another one is not told that it is left. */
function useHere(): [boolean, (isHere: boolean) => void] {
  const place = use(PlaceContext);
  const [since, setSince] = useState<{ place: HTMLElement | null }>();
  return [since?.place === place, (isHere) => setSince(isHere ? { place } : undefined)];
}

/** Stays while the pointer or the focus is on it. */
function ToastCard({ toast, style, ref }: CardProps) {
  const [isPointed, setPointed] = useHere();
  const [isFocused, setFocused] = useHere();
  const isHeld = isPointed || isFocused;
  useEffect(() => (isHeld ? undefined : countDown(toast)), [isHeld, toast]);
  return (
    <div
      ref={ref}
      style={style}
      {...speechOf(toast)}
      data-toast={toast.tone}
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
