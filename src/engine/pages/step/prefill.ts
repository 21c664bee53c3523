import type { StepModule } from '../../form/contract.ts';
import type { CompiledFlow, CompiledStep } from '../../flow/compiled.ts';
import { isObject, type JsonObject } from '../../logic/json.ts';

/**
 * The answers in the URL (`?businessType=food&state=Illinois`, spec section 2). Ignores values that
 * the schema does not allow and parameters that the flow does not name.
 */
export function prefillOf(
  step: CompiledStep,
  module: Pick<StepModule, 'schema'>,
  search: URLSearchParams,
): JsonObject {
  const allowed = Object.entries(step.source.prefill ?? {}).flatMap(([parameter, field]) => {
    const value = search.get(parameter);
    return value !== null && isOption(module.schema, field, value) ? [[field, value] as const] : [];
  });
  return Object.fromEntries(allowed);
}

/** The URL without the parameters that fill in answers; null when there are none. */
export function withoutPrefill(
  step: CompiledStep,
  search: URLSearchParams,
): URLSearchParams | null {
  const names = Object.keys(step.source.prefill ?? {}).filter((name) => search.has(name));
  return names.length === 0 ? null : without(search, names);
}

/** The parameters of a URL of this step with an answer that is personal. */
export function personalIn(
  { source }: Pick<CompiledFlow, 'source'>,
  step: Pick<CompiledStep, 'id'>,
  search: URLSearchParams,
): string[] {
  const leading = source.steps.flatMap(({ next }) => next).filter(({ to }) => to === step.id);
  return leading.flatMap(({ personal = [] }) => personal).filter((name) => search.has(name));
}

export function without(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of names) rest.delete(name);
  return rest;
}

function isOption(schema: JsonObject, field: string, value: string): boolean {
  const properties = schema['properties'];
  const property = isObject(properties) ? properties[field] : undefined;
  const options = isObject(property) ? property['enum'] : undefined;
  return Array.isArray(options) && options.includes(value);
}
