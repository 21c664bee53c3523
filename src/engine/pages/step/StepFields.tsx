import Form from '@rjsf/core/lib/components/Form.js';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { StepModule } from '../../form/contract.ts';
import { FieldAdvice } from '../../form/field-advice.ts';
import { EnteredValues } from '../../form/field-values.ts';
import { formTheme } from '../../form/theme.ts';
import type { CompiledStep } from '../../flow/compiled.ts';
import { showScope } from '../../flow/show-scope.ts';
import type { Issue } from '../../flow/issues.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { useStableValue } from '../use-stable-value.ts';
import { useOnboarding } from '../onboarding-context.tsx';
import { withShownBlocks } from './blocks.ts';
import { adviceByField, toErrorSchema } from './issue-display.ts';
import type { StepChecker } from './step-check.ts';
import styles from './step.module.css';
import { drawnSchemaOf } from './drawn-schema.ts';
import { useFormContext } from './use-form-context.ts';
import type { OpenStep } from './use-open-step.ts';

type Props = {
  step: CompiledStep;
  module: StepModule;
  checker: StepChecker;
  open: OpenStep;
  issues: readonly Issue[];
  /** Called with the JSON pointer of the field that was left. */
  onLeft: (at: string) => void;
  onSubmit: () => void;
  children: ReactNode;
};

/**
 * A step's fields, drawn by RJSF, which neither holds the answers (`EnteredValues` leads to the
 * draft) nor checks them (`flow/issues.ts`), nor decides which questions are asked. Its form
 * resolves the whole schema on every render and cannot be interrupted by a keystroke. So it
 * re-renders only when the fields change; what is below them comes through a context.
 */
export function StepFields({ step, module, checker, open, issues, children, ...props }: Props) {
  const { flow } = useOnboarding();
  const hydrated = useHydrated();
  const { data, answers, ambient } = open;
  const uiSchema = useStableValue(
    withShownBlocks(module.uiSchema, flow, { ...answers, ...ambient }),
  );
  const errorSchema = useMemo(() => toErrorSchema(issues), [issues]);
  const advice = useMemo(() => adviceByField(issues), [issues]);
  const formContext = useFormContext(module, open);
  const schema = useStableValue(
    drawnSchemaOf(step, module, data, showScope(flow, step, answers, ambient)),
  );
  const onLeft = useLatest(props.onLeft);
  const onSubmit = useLatest(props.onSubmit);
  const form = useMemo(
    () => (
      <Form
        {...formTheme}
        className={styles.form}
        schema={schema}
        uiSchema={uiSchema}
        widgets={module.widgets}
        validator={checker.validator}
        formContext={formContext}
        formData={NO_DATA}
        extraErrors={errorSchema}
        noValidate
        noHtml5Validate
        // Otherwise browsers restore answers of an earlier visit into the prerendered controls.
        autoComplete={hydrated ? undefined : 'off'}
        onBlur={onLeft}
        onSubmit={onSubmit}
      >
        <Below />
      </Form>
    ),
    [module, checker, schema, uiSchema, formContext, errorSchema, hydrated, onLeft, onSubmit],
  );
  return (
    <EnteredValues value={open.values}>
      <FieldAdvice value={advice}>
        <BelowFields value={children}>{form}</BelowFields>
      </FieldAdvice>
    </EnteredValues>
  );
}

const NO_DATA = {};

const BelowFields = createContext<ReactNode>(null);

const Below = () => use(BelowFields);
