import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import styles from './dialog.module.css';

type Props = {
  /** The accessible name; shown as the heading unless `headless`. */
  title: string;
  headless?: boolean;
  /** Esc was pressed, or the page beside a `light` dialog. The parent then stops rendering it. */
  onClose: () => void;
  /** Closes on a press beside it: for dialogs in which nothing can be lost. */
  light?: boolean;
  /** Gets the focus back at the end; not every browser focuses a button that is pressed. */
  opener: RefObject<HTMLElement | null>;
  /** Gets the focus when the dialog opens; otherwise its first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Stands next to this element where the window is wide enough, else in the middle. */
  anchor?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/**
 * A native modal dialog, open as long as it is rendered. It lives outside the step's form, so that
 * it may hold a form of its own, whose submit RJSF tells from the step's by its target.
 */
export function Dialog(props: Props) {
  const { title, headless, onClose, light, opener, initialFocus, anchor, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const returnTo = opener.current;
    if (!element) return;
    element.showModal();
    if (anchor?.current) placeBeside(element, anchor.current);
    initialFocus?.current?.focus();
    return () => {
      element.close();
      returnTo?.focus();
    };
  }, [anchor, initialFocus, opener]);
  return createPortal(
    // The listeners serve the backdrop and the Esc key, which the browser reports on the dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (light && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.body}>
        {!headless && <h2 className={styles.title}>{title}</h2>}
        {children}
      </div>
    </dialog>,
    document.body,
  );
}

const GAP = 8;
const MARGIN = 16;

/** Below the anchor, right edges in line; above it where there is no room below. */
function placeBeside(element: HTMLDialogElement, anchor: HTMLElement): void {
  if (window.innerWidth < 480) return;
  const near = anchor.getBoundingClientRect();
  const { width } = element.getBoundingClientRect();
  const height = HEIGHT_OF_LIGHT_DIALOG;
  const below = near.bottom + GAP;
  const top = below + height > window.innerHeight - MARGIN ? near.top - GAP - height : below;
  const left = Math.min(near.right - width, window.innerWidth - width - MARGIN);
  element.style.margin = '0';
  element.style.left = `${Math.max(MARGIN, left)}px`;
  element.style.top = `${Math.max(MARGIN, Math.min(top, window.innerHeight - height - MARGIN))}px`;
}

/** Room for the calendar, which arrives after the dialog has opened. */
const HEIGHT_OF_LIGHT_DIALOG = 400;
