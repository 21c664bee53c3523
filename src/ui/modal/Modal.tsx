import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './modal.module.css';
import { onPressBeside } from './press-beside.ts';
import { noteScrollBar } from './scroll-bar.ts';

/** Its accessible name and its content. */
type Labels = Pick<ComponentProps<'dialog'>, 'aria-label' | 'aria-labelledby' | 'aria-describedby'>;

type Props = Labels & {
  /** Esc, or a press outside a `light` modal. The parent then stops rendering it. */
  onDismiss: () => void;
  /** Closes on a press outside it; only where nothing can be lost. */
  light?: boolean;
  /**
   * Gets focus back on close; by default whatever had it before. Not every browser focuses a button
   * when it is clicked.
   */
  opener?: RefObject<HTMLElement | null>;
  /** Gets focus on open; by default its first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** It is open, in the middle of the window: time to stand somewhere else. */
  onShow?: (dialog: HTMLDialogElement) => void;
  /** May set `--modal-width`, `--modal-margin` and `--modal-backdrop`. */
  className?: string;
  children: ReactNode;
};

/**
 * The modal dialog of pages that React renders: a native one, open as long as it is rendered. The
 * browser keeps the focus inside, the page behind does not scroll, and at the end the focus goes
 * back to where it was. It lives outside of what renders it, so that in a form it may hold a form of
 * its own. The dialogs of the static pages share its style sheet, its head and `onPressBeside`.
 */
export function Modal(props: Props) {
  const { onDismiss, light = false, opener, initialFocus, onShow, children, ...rest } = props;
  const { className = '', ...labels } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  const show = useEffectEvent((element: HTMLDialogElement) => {
    noteScrollBar(element);
    element.showModal();
    onShow?.(element);
    initialFocus?.current?.focus();
  });
  const pressBeside = useEffectEvent(() => {
    if (light) onDismiss();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const returnTo = opener?.current ?? document.activeElement;
    show(element);
    const forget = onPressBeside(element, pressBeside);
    return () => {
      forget();
      element.close();
      if (returnTo instanceof HTMLElement) returnTo.focus();
    };
  }, [opener]);
  return createPortal(
    // The browser reports the Esc key on the dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...labels}
      ref={dialog}
      className={`${styles.modal} ${className}`}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      onClose={({ currentTarget: element }) => {
        // A second Back gesture closes it even if the first was prevented.
        if (element.isConnected && !element.open) element.showModal();
      }}
      onKeyDown={(event) => {
        // `cancel` fires only once without user activation in between.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        // Safari has ended the writing of a word by then, and marks the key that did it.
        if (event.keyCode === 229) return;
        event.preventDefault();
        onDismiss();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}
