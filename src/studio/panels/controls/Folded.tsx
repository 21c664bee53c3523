import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { type AccordionSummaryProps } from '@mui/material/AccordionSummary';
import { useId, type ReactNode } from 'react';
import styles from './form.module.css';

type Props = {
  label: string;
  /** Additional content of the summary. */
  marks: ReactNode;
  /** Attributes and handlers of the button that expands it. */
  summary?: AccordionSummaryProps & { 'data-summary'?: boolean };
  children: ReactNode;
};

/** A collapsible part of the form: collapsed it shows the label, expanded all settings. */
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
