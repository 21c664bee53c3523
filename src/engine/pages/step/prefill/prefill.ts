import type { StepModule } from '../../../form/contract.ts';
import type { CompiledFlow, CompiledStep } from '../../../flow/compiled.ts';
import { isObject, type JsonObject } from '../../../logic/json.ts';

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

type Source = Pick<CompiledFlow, 'source'>;

/** The parameters of a URL of the questionnaire with an answer that is personal. */
export const personalIn = ({ source }: Source, search: URLSearchParams): string[] =>
  transitionsOf(source)
    .flatMap(({ personal = [] }) => personal)
    .filter((name) => search.has(name));

/**
 * The paths of answers that are in the URL, whichever step it is of, with their values: what the
 * transitions of the flow write there. The step itself offers those that it names in `prefill`.
 */
export function answersIn(
  { source }: Source,
  step: CompiledStep,
  search: URLSearchParams,
): [path: string, value: string][] {
  const paths = new Map<string, string>();
  for (const { query = {} } of transitionsOf(source)) {
    for (const [name, value] of Object.entries(query)) {
      const path = isObject(value) ? value['var'] : undefined;
      const isOffered = Object.hasOwn(step.source.prefill ?? {}, name);
      if (typeof path === 'string' && !isOffered) paths.set(name, path);
    }
  }
  return [...paths].flatMap(([name, path]): [string, string][] => {
    const value = search.get(name);
    return value === null ? [] : [[path, value]];
  });
}

const transitionsOf = ({ steps }: CompiledFlow['source']) => steps.flatMap(({ next }) => next);

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
