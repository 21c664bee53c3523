import Form from '@rjsf/core/lib/components/Form.js';
import { useMemo, type ReactNode } from 'react';
import type { StepFormContext, StepModule } from '../../form/contract.ts';
import { FieldAdvice } from '../../form/field-advice.ts';
import { formTheme } from '../../form/theme.ts';
import type { CompiledStep } from '../../flow/compile.ts';
import type { Issue } from '../../flow/issues.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { textOf } from '../../logic/json.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useOnboarding } from '../onboarding-context.tsx';
import { withShownBlocks } from './blocks.ts';
import { adviceByField, toErrorSchema } from './issue-display.ts';
import type { StepChecker } from './step-check.ts';
import styles from './step.module.css';
import type { OpenStep } from './use-step-data.ts';

type Props = {
  step: CompiledStep;
  module: StepModule;
  checker: StepChecker;
  open: OpenStep;
  issues: readonly Issue[];
  onTouched: (fieldId: string) => void;
  onSubmit: () => void;
  children: ReactNode;
};

/** The fields of a step on RJSF, which draws; checking is ours (`flow/issues.ts`), for all alike. */
export function StepFields({ module, checker, open, issues, ...props }: Props) {
  const { flow } = useOnboarding();
  const hydrated = useHydrated();
  const { data, answers, ambient, change } = open;
  const uiSchema = useMemo(
    () => withShownBlocks(module.uiSchema, flow, { ...answers, ...ambient }),
    [module, flow, answers, ambient],
  );
  const errorSchema = useMemo(() => toErrorSchema(issues), [issues]);
  const advice = useMemo(() => adviceByField(issues), [issues]);
  const formContext = useMemo<StepFormContext>(() => {
    const scope = { ...answers, ...ambient };
    return {
      catalogs: module.catalogs,
      answers,
      data,
      value: (name) => flow.value(name)?.(scope),
      today: textOf(ambient.$today),
      notify: (tone, text) => notify({ tone, text }),
    };
  }, [module, flow, answers, data, ambient]);
  return (
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
        onChange={({ formData }) => change(formData ?? {})}
        onBlur={props.onTouched}
        onSubmit={props.onSubmit}
      >
        {props.children}
      </Form>
    </FieldAdvice>
  );
}
