import Form from '@rjsf/core/lib/components/Form.js';
import { type ReactNode, createContext, use, useMemo } from 'react';
import type { StepFormContext, StepModule } from '../../form/contract.ts';
import { FieldAdvice } from '../../form/field-messages.ts';
import { EnteredValues } from '../../form/AnswerField.tsx';
import { formTheme } from '../../form/theme.ts';
import type { CompiledStep } from '../../flow/compiled.ts';
import { showScope } from '../../flow/complete.ts';
import type { Issue } from '../../flow/issues.ts';
import { useHydrated } from '../../ui/browser-state.ts';
import { useLatest, useStableValue } from '../../ui/use-latest.ts';
import { useOnboarding } from '../onboarding-context.tsx';
import { withShownBlocks } from './blocks.ts';
import { adviceByField, toErrorSchema } from './issue-display.ts';
import type { StepChecker } from './step-check.ts';
import styles from './step.module.css';
import type { OpenStep } from './use-open-step.ts';
import { getUiOptions } from '@rjsf/utils';
import { drawnSchema, propertiesOf } from '../../language/step-schema.ts';
import { isLeftOut, lookOf } from '../../form/field-frame.ts';
import type { Scope } from '../../logic/expressions/scope.ts';
import { type Json, type JsonObject, isObject, textOf } from '../../logic/json.ts';
import { notify } from '../../ui/toasts/notify.ts';

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

/** The schema of only the questions that the step asks now, given the earlier answers. */
export function drawnSchemaOf(
  step: CompiledStep,
  { schema, uiSchema }: Pick<StepModule, 'schema' | 'uiSchema'>,
  data: JsonObject,
  scope: Scope,
): StepModule['schema'] {
  const drawn = drawnSchema(schema, data);
  const properties = Object.entries(propertiesOf(drawn)).filter(
    ([name]) =>
      step.shows(name, scope) && !isLeftOut(getUiOptions(lookOf(uiSchema[name])), data[name]),
  );
  return { ...drawn, properties: Object.fromEntries(properties) };
}

/**
 * The `registry.formContext` of widgets. It changes only with what the step's own fields name,
 * because RJSF then draws every field again.
 */
function useFormContext(
  module: StepModule,
  { data, answers, ambient }: Pick<OpenStep, 'data' | 'answers' | 'ambient'>,
): StepFormContext {
  const { flow } = useOnboarding();
  const named = useMemo(() => namesIn(module.uiSchema), [module]);
  const scope = { ...answers, ...ambient };
  const values = useStableValue(pick(named.values, (name) => flow.value(name)?.(scope)));
  const siblings = useStableValue(pick(named.siblings, (name) => data[name]));
  const today = textOf(ambient.$today);
  return useMemo(
    () => ({
      blocks: module.blocks,
      catalogs: module.catalogs,
      keywords: module.keywords,
      data: siblings,
      value: (name) => values[name],
      today,
      notify: (tone, text, how) => notify({ tone, text, ...how }),
    }),
    [module, values, siblings, today],
  );
}

/** The named values and sibling fields that a UI schema's fields refer to. */
function namesIn(uiSchema: JsonObject): { values: string[]; siblings: string[] } {
  const options = optionsIn(uiSchema);
  const named = (option: string) => options.flatMap(({ [option]: name }) => textOf(name) || []);
  return { values: named('choicesFrom'), siblings: named('countField') };
}

function optionsIn(uiSchema: JsonObject): JsonObject[] {
  return Object.entries(uiSchema).flatMap(([key, value]) => {
    if (!isObject(value)) return [];
    return key === 'ui:options' ? [value] : optionsIn(value);
  });
}

function pick(
  names: readonly string[],
  valueOf: (name: string) => Json | undefined,
): Record<string, Json> {
  return Object.fromEntries(
    names.flatMap((name): [string, Json][] => {
      const value = valueOf(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
