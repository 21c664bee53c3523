import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { removeRule, setRule, type FormRule } from '../edits/rules.ts';
import styles from './form.module.css';
import type { FormField } from './form-fields.ts';
import { RuleFields } from './RuleFields.tsx';
import { useStepForm } from './step-form-context.tsx';

type Props = {
  rule: FormRule;
  index: number;
  fields: readonly FormField[];
  onRemoved: () => void;
};

/** A rule of the step: closed its message, open what has to hold. */
export function RuleForm({ rule, index, fields, onRemoved }: Props) {
  const { step, edit, type } = useStepForm();
  const id = useId();
  return (
    <Accordion
      disableGutters
      variant="outlined"
      className={styles['question'] ?? ''}
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary
        id={`${id}-label`}
        aria-controls={`${id}-details`}
        expandIcon={<span aria-hidden="true">▾</span>}
      >
        <span className={styles['summary']}>
          <span className={styles['label']}>{rule.message}</span>
          {rule.isAdvice && <Chip size="small" label="advice" />}
        </span>
      </AccordionSummary>
      <AccordionDetails className={styles['field'] ?? ''}>
        <RuleFields
          rule={rule}
          fields={fields}
          onText={(message) => type((texts) => setRule(texts, step, index, { message }))}
          onChange={(part) => edit((texts) => setRule(texts, step, index, part))}
        />
        <div>
          <Button
            color="error"
            onClick={() => {
              flushSync(() => edit((texts) => removeRule(texts, step, index)));
              onRemoved();
            }}
          >
            Remove the rule
          </Button>
        </div>
      </AccordionDetails>
    </Accordion>
  );
}
