import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import texts from '../../../../schemas/content/form-texts.json';
import { Button } from '../Button.tsx';
import { readControls } from '../shown-controls.ts';
import { useLatest } from '../use-latest.ts';
import { Modal } from './Modal.tsx';
import modal from './modal.module.css';
import { guardBack } from './back-guard.ts';

type Props = {
  /** The accessible name, shown as the heading. */
  title: string;
  /** True if something was entered that only a submit keeps: leaving the dialog is asked about. */
  unsaved: boolean;
  onSubmit: () => void;
  /** Called on Esc and by the visitor's decision; the parent then stops rendering the dialog. */
  onClose: () => void;
  /** Gets focus back when the dialog closes. */
  opener: RefObject<HTMLElement | null>;
  /** The controls, and the buttons that submit and cancel. */
  children: ReactNode;
};

/** A form in a modal with a heading, for widgets that ask for part of their answer in one. */
export function Dialog({ title, unsaved, onSubmit, onClose, opener, children }: Props) {
  const id = useId();
  const [asking, ask] = useState(false);
  const latest = useLatest(() => ({ unsaved, onSubmit }));
  /** What the controls show counts, even if the browser told nobody of it. */
  const afterReading = () => {
    flushSync(() => readControls(document));
    return latest();
  };
  const dismiss = () => {
    if (asking) ask(false);
    else if (afterReading().unsaved) ask(true);
    else onClose();
  };
  useAskBeforeLeaving(
    () => afterReading().unsaved,
    () => ask(true),
  );
  return (
    <Modal aria-labelledby={id} opener={opener} onDismiss={dismiss}>
      <form
        noValidate
        className={modal.body}
        onSubmit={(event) => {
          event.preventDefault();
          afterReading().onSubmit();
        }}
      >
        <h2 id={id} className={modal.title}>
          {title}
        </h2>
        {children}
        {asking && <UnsavedQuestion onStay={() => ask(false)} onDiscard={onClose} />}
      </form>
    </Modal>
  );
}

function UnsavedQuestion({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const id = useId();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={id} className={modal.question}>
      <p id={id}>{texts.unsaved.question}</p>
      <div className={modal.actions}>
        <Button variant="quiet" onClick={onDiscard}>
          {texts.unsaved.discard}
        </Button>
        <Button ref={stay} variant="secondary" onClick={onStay}>
          {texts.unsaved.stay}
        </Button>
      </div>
    </div>
  );
}

/**
 * While `isUnsaved`, asks before the page is left: Back and Forward are undone and `ask` is called;
 * before the tab closes or reloads, the browser asks. React Router blocks navigation only for data
 * routers; it numbers the entries of the history for both.
 */
function useAskBeforeLeaving(isUnsaved: () => boolean, ask: () => void): void {
  const holds = useLatest(isUnsaved);
  const onHeld = useLatest(ask);
  useEffect(() => {
    const here = entryIndex(window.history.state);
    let isUndoing = false;
    const undo = (event: PopStateEvent) => {
      if (!isUndoing && !holds()) return;
      // The router must not follow, neither there nor back.
      event.stopImmediatePropagation();
      isUndoing = !isUndoing;
      if (!isUndoing) return;
      window.history.go(here - entryIndex(event.state) || 1);
      onHeld();
    };
    const holdTab = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    const removeGuard = guardBack(undo);
    window.addEventListener('beforeunload', holdTab);
    return () => {
      removeGuard();
      window.removeEventListener('beforeunload', holdTab);
    };
  }, [holds, onHeld]);
}

/** The number that React Router gives an entry of the history. */
function entryIndex(state: unknown): number {
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return isNumbered ? Number(state.idx) : 0;
}
