import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { sparingRoot } from '../own-events.ts';
import styles from './modal.module.css';
import { onPressBeside } from './press-beside.ts';
import { noteScrollBar } from './scroll-bar.ts';

/** What names it for assistive technology, and what it is about. */
type Labels = Pick<ComponentProps<'dialog'>, 'aria-label' | 'aria-labelledby' | 'aria-describedby'>;

type Props = Labels & {
  /** Esc was pressed, or the page beside a `light` modal. The parent then stops rendering it. */
  onDismiss: () => void;
  /** Closes on a press beside it: where nothing can be lost. */
  light?: boolean;
  /**
   * Gets the focus back at the end; otherwise what had it before. Not every browser focuses a
   * button that is pressed.
   */
  opener?: RefObject<HTMLElement | null>;
  /** Gets the focus when it opens; otherwise its first control. */
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
        // A second gesture of Back closes it whatever was said to the first.
        if (element.isConnected && !element.open) element.showModal();
      }}
      onKeyDown={(event) => {
        // `cancel` comes only once without a press in between.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        // Safari has ended the writing of a word by then, and marks the key that did it.
        if (event.keyCode === 229) return;
        event.preventDefault();
        onDismiss();
      }}
    >
      {children}
    </dialog>,
    host(),
  );
}

let place: HTMLElement | undefined;

/**
 * Where dialogs live. React listens for all events wherever it once put something, forever: at the
 * body it would be told again of what its root is spared.
 */
function host(): HTMLElement {
  place ??= sparingRoot(document.createElement('div'));
  if (!place.isConnected) document.body.append(place);
  return place;
}
