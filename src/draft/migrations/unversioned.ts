import type { JsonObject } from '../../logic/json.ts';

/**
 * Version 0 → 1. Drafts without a version are the spec's old form: `currentStep` may be a digit
 * string. Old forms of single sections (plain trade ids, a plain e-mail address) do not depend on the
 * version: `sectionReader` always reads them.
 */
export function fromUnversioned(stored: JsonObject): JsonObject {
  const { currentStep } = stored;
  if (typeof currentStep !== 'string' || !/^\d{1,3}$/.test(currentStep)) return stored;
  return { ...stored, currentStep: Number(currentStep) };
}
