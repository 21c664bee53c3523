import { useId, useLayoutEffect, useRef } from 'react';
import catalogue from '../../schemas/catalog/plans.json';
import texts from '../../schemas/content/quote.json';
import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './plan-dialog.module.css';
import { PlanLimits } from './PlanLimits.tsx';
import type { Plan } from './plans.ts';

/**
 * What a plan covers and what not, with limits and examples. Open as long as it is rendered. The
 * browser keeps the focus inside; at the end it goes back to the control that opened the dialog.
 */
export function PlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    heading.current?.focus();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    // The press is that on the backdrop, which the browser reports on the dialog; for the keyboard
    // there is Escape, which it reports as `cancel`.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.top}>
        <h2 id={title} ref={heading} tabIndex={-1} className={styles.title}>
          {fill(texts.details.title, { plan: plan.name })}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={texts.details.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>
        <PlanLimits limits={plan.limits} />
        <h3>{texts.details.covered}</h3>
        <dl className={styles.covered}>
          {plan.whatsCovered.map(({ title: name, description }) => (
            <div key={name}>
              <Icon name="check" size={20} />
              <dt>{name}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <h3>{texts.details.notCovered}</h3>
        <ul className={styles.not}>
          {plan.whatsNotCovered.map((text) => (
            <li key={text}>
              <Icon name="close" size={16} />
              {text}
            </li>
          ))}
        </ul>
        <h3>{texts.details.examples}</h3>
        <ul className={styles.examples}>
          {plan.coverageExamples.map(({ title: name, description }) => (
            <li key={name}>
              <strong>{name}</strong>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <p className={styles.notice}>{catalogue.examplesNotice}</p>
        <p className={styles.notice}>{catalogue.sampleNotice}</p>
      </div>
    </dialog>
  );
}
