import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import texts from '../../../../schemas/content/form-texts.json';
import { Button } from '../Button.tsx';
import { readControls } from '../shown-controls.ts';
import { useLatest } from '../use-latest.ts';
import { Modal } from './Modal.tsx';
import modal from './modal.module.css';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';

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
