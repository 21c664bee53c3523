import { sameJson, type Json, type JsonObject } from '../logic/json.ts';
import { read, write } from '../logic/path.ts';
import type { CompiledFlow, CompiledStep } from './compiled.ts';
import type { Answers } from './types.ts';
import type { Ambient } from './walk.ts';

/**
 * True if the answer to a field is what the flow fills in by itself: its schema's default, or what
 * a derivation yields while the field is empty. The visitor may agree with it, but never had to
 * choose. An unchecked box and a single share are not assumptions.
 */
export function isAssumed(
  flow: CompiledFlow,
  step: CompiledStep,
  field: { name: string; schema: JsonObject; value: Json | undefined },
  answers: Answers,
  ambient: Ambient,
): boolean {
  const { name, schema, value } = field;
  if (value === undefined || value === false) return false;
  if (Array.isArray(value) && value.length < 2) return false;
  if (schema['default'] !== undefined) return sameJson(schema['default'], value);
  const { answers: section } = step.source;
  const path = typeof section === 'string' ? `${section}.${name}` : name;
  return flow.derivations.some(({ source, value: derived, when }) => {
    if (source.to !== path || source.mode === 'onLeave') return false;
    const scope = { ...write(answers, path, undefined), ...ambient };
    return (
      (when === null || when(scope)) &&
      sameJson(derived(scope) ?? null, read(answers, path) ?? null)
    );
  });
}
