import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { type AccordionSummaryProps } from '@mui/material/AccordionSummary';
import { useId, type ReactNode } from 'react';
import styles from './form.module.css';

type Props = {
  label: string;
  /** What else is said while it is closed. */
  marks: ReactNode;
  /** Attributes and handlers of the button that opens it. */
  summary?: AccordionSummaryProps & { 'data-summary'?: boolean };
  children: ReactNode;
};

/** A part of the form: closed its label, open all that can be said of it. */
export function Folded({ label, marks, summary, children }: Props) {
  const id = useId();
  return (
    <Accordion
      disableGutters
      variant="outlined"
      className={styles['question'] ?? ''}
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary
        {...summary}
        id={`${id}-label`}
        aria-controls={`${id}-details`}
        expandIcon={<span aria-hidden="true">▾</span>}
      >
        <span className={styles['summary']}>
          <span className={styles['label']}>{label}</span>
          {marks}
        </span>
      </AccordionSummary>
      <AccordionDetails className={styles['field'] ?? ''}>{children}</AccordionDetails>
    </Accordion>
  );
}
