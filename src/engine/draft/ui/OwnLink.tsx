import { useId, useState } from 'react';
import content from '../../../../schemas/content/return-texts.json';
import { Button } from '../../ui/Button.tsx';
import { LinkForm } from './LinkForm.tsx';
import styles from './panel.module.css';

const { ownLink: texts } = content;

/**
 * Opens the answers behind a resume link in a browser that holds none, be it another device or one
 * whose answers the browser has deleted.
 * @param props.isGone says so at once: the visitor came for something that is not here.
 */
export function OwnLink({ isGone = false }: { isGone?: boolean }) {
  const [isOpen, setOpen] = useState(isGone);
  const id = useId();
  if (!isOpen) {
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
    );
  }
  return (
    <section className={`${styles.panel} ${isGone ? styles.below : ''}`} aria-labelledby={id}>
      <h2 id={id} className={styles.title} tabIndex={-1} ref={isGone ? null : takeFocus}>
        {texts.title}
      </h2>
      {isGone && <p>{texts.gone}</p>}
      <LinkForm />
    </section>
  );
}

/** Moves the focus from the removed button to the panel that replaced it. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus();
}
