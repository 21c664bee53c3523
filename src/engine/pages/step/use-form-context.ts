import { useMemo } from 'react';
import type { StepFormContext, StepModule } from '../../form/contract.ts';
import { isObject, textOf, type Json, type JsonObject } from '../../logic/json.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { useStableValue } from '../use-stable-value.ts';
import { useOnboarding } from '../onboarding-context.tsx';
import type { OpenStep } from './use-open-step.ts';

/**
 * The `registry.formContext` of widgets. It changes only with what the step's own fields name,
 * because RJSF then draws every field again.
 */
export function useFormContext(
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
