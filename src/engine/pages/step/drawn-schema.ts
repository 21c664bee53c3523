import { getUiOptions } from '@rjsf/utils';
import type { CompiledStep } from '../../flow/compiled.ts';
import { drawnSchema, propertiesOf } from '../../language/step-schema.ts';
import type { StepModule } from '../../form/contract.ts';
import { lookOf } from '../../form/asked.ts';
import { isLeftOut } from '../../form/templates/field-kind.ts';
import type { Scope } from '../../logic/scope.ts';
import type { JsonObject } from '../../logic/json.ts';

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
