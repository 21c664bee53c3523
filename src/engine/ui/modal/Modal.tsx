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
import { onBackdropPress, measureScrollBar } from './dialog-element.ts';

/** Its accessible name and description. */
type Labels = Pick<ComponentProps<'dialog'>, 'aria-label' | 'aria-labelledby' | 'aria-describedby'>;

type Props = Labels & {
  /** Called on Esc, or on a press outside a `light` modal; the parent then stops rendering it. */
  onDismiss: () => void;
  /** Closes on a press outside; use it only where nothing can be lost. */
  light?: boolean;
  /**
   * Gets focus back on close; defaults to the element that had it before. Not every browser focuses
   * a button on click.
   */
  opener?: RefObject<HTMLElement | null>;
  /** Gets focus on open; defaults to the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called once it is open and centered in the window; may move it elsewhere. */
  onShow?: (dialog: HTMLDialogElement) => void;
  /** May set `--modal-width`, `--modal-margin` and `--modal-backdrop`. */
  className?: string;
  children: ReactNode;
};

/**
 * A native modal dialog for pages that React renders, open as long as it is rendered. The browser
 * keeps focus inside, the page behind does not scroll, and focus returns to where it was on close.
 * It renders in a portal, so that a modal opened from a form can contain its own form: within a
 * questionnaire, whose element has the custom properties that the style sheets need. The dialogs
 * of the static pages share its style sheet, its header and `onBackdropPress`.
 */
export function Modal(props: Props) {
  const { onDismiss, light = false, opener, initialFocus, onShow, children, ...rest } = props;
  const { className = '', ...labels } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  const show = useEffectEvent((element: HTMLDialogElement) => {
    measureScrollBar(element);
    element.showModal();
    onShow?.(element);
    initialFocus?.current?.focus();
  });
  const backdropPress = useEffectEvent(() => {
    if (light) onDismiss();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const returnTo = opener?.current ?? document.activeElement;
    show(element);
    const forget = onBackdropPress(element, backdropPress);
    return () => {
      forget();
      element.close();
      if (returnTo instanceof HTMLElement) returnTo.focus();
    };
  }, [opener]);
  return createPortal(
    // Browsers fire the events of the Esc key on the dialog.
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
        // Safari has already ended the IME composition, and marks the key that ended it with 229.
        if (event.keyCode === 229) return;
        event.preventDefault();
        onDismiss();
      }}
    >
      {children}
    </dialog>,
    document.querySelector('.plumbline') ?? document.body,
  );
}
