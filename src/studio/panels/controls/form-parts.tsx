import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { AccordionSummaryProps } from '@mui/material/AccordionSummary';
import { type ReactNode, useId } from 'react';
import styles from './form.module.css';
import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import { parseTexts } from '../../../checker/project/source-file.ts';
import { isObject } from '../../../engine/core.ts';
import type { Texts } from '../../edits/project/texts.ts';

type FoldedProps = {
  label: string;
  /** Additional content of the summary. */
  marks: ReactNode;
  /** Attributes and handlers of the button that expands it. */
  summary?: AccordionSummaryProps & { 'data-summary'?: boolean };
  children: ReactNode;
};

/** A collapsible part of the form: collapsed it shows the label, expanded all settings. */
export function Folded({ label, marks, summary, children }: FoldedProps) {
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

type MoveButtonsProps = {
  /** The user-visible name of what is moved. */
  what: string;
  canMove: { up: boolean; down: boolean };
  onMove: (by: -1 | 1) => void;
};

/**
 * Buttons to move an item up or down. Where an item cannot go they are only aria-disabled, to keep the
 * focus: `onMove` says why.
 */
export function MoveButtons({ what, canMove, onMove }: MoveButtonsProps) {
  return (
    <span className={styles['moves']}>
      <Button
        aria-label={`Move “${what}” up`}
        aria-disabled={!canMove.up}
        onClick={() => onMove(-1)}
      >
        ↑
      </Button>
      <Button
        aria-label={`Move “${what}” down`}
        aria-disabled={!canMove.down}
        onClick={() => onMove(1)}
      >
        ↓
      </Button>
    </span>
  );
}

/** Shown in place of a form, which would write to the wrong place of a file that it cannot read. */
export function BrokenFile({ path }: { path: string }) {
  return (
    <Alert severity="warning">
      {path} is not valid JSON. Fix it as code to use the form again.
    </Alert>
  );
}

/** One of the files that exists but is not a JSON object. */
export function brokenIn(texts: Texts, paths: readonly string[]): string | undefined {
  const files = new Map([...texts].filter(([path]) => paths.includes(path)));
  return parseTexts(files).find(({ json }) => !isObject(json))?.path;
}
