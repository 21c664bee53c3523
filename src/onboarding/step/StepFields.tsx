import Form from '@rjsf/core/lib/components/Form.js';
import { useMemo, type ReactNode } from 'react';
import type { StepModule } from '../../form/contract.ts';
import { FieldAdvice } from '../../form/field-advice.ts';
import { EnteredValues } from '../../form/field-values.ts';
import { formTheme } from '../../form/theme.ts';
import type { Issue } from '../../flow/issues.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useSame } from '../use-same.ts';
import { useOnboarding } from '../onboarding-context.tsx';
import { withShownBlocks } from './blocks.ts';
import { adviceByField, toErrorSchema } from './issue-display.ts';
import type { StepChecker } from './step-check.ts';
import styles from './step.module.css';
import { useFormContext } from './use-form-context.ts';
import type { OpenStep } from './use-step-data.ts';

type Props = {
  module: StepModule;
  checker: StepChecker;
  open: OpenStep;
  issues: readonly Issue[];
  onLeft: (fieldId: string) => void;
  onSubmit: () => void;
  children: ReactNode;
};

/**
 * The fields of a step on RJSF, which draws; checking is ours (`flow/issues.ts`), for all alike,
 * and so are the values (`EnteredValues`). What is handed to RJSF keeps its identity while it says
 * the same, because every field would be compared or drawn again for anything else.
 */
export function StepFields({ module, checker, open, issues, ...props }: Props) {
  const { flow } = useOnboarding();
  const hydrated = useHydrated();
  const { data, answers, ambient } = open;
  const uiSchema = useSame(withShownBlocks(module.uiSchema, flow, { ...answers, ...ambient }));
  const errorSchema = useMemo(() => toErrorSchema(issues), [issues]);
  const advice = useMemo(() => adviceByField(issues), [issues]);
  const formContext = useFormContext(module, open);
  return (
    <EnteredValues value={open.values}>
      <FieldAdvice value={advice}>
        <Form
          {...formTheme}
          className={styles.form}
          schema={module.schema}
          uiSchema={uiSchema}
          widgets={module.widgets}
          validator={checker.validator}
          formContext={formContext}
          formData={data}
          extraErrors={errorSchema}
          noValidate
          noHtml5Validate
          // Else browsers put answers of an earlier visit into the prerendered controls.
          autoComplete={hydrated ? undefined : 'off'}
          onBlur={props.onLeft}
          onSubmit={props.onSubmit}
        >
          {props.children}
        </Form>
      </FieldAdvice>
    </EnteredValues>
  );
}
