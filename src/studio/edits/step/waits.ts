import { isObject, type Json, objectAt, sameJson, textOf } from '../../../engine/core.ts';
import { readable } from '../project/outline.ts';
import type { Texts } from '../project/texts.ts';
import { type FormField, located, requiredIn } from './form-fields.ts';
import { put, rulesFile, stepIn, uiFile } from './step-texts.ts';

/**
 * Takes out what an edit leaves Continue waiting for in vain: an answer that is no longer asked for or
 * need not be given any more, or a rule that is gone. What was in vain before stays, for the findings
 * to name.
 */
export function withoutIdleWaits(before: Texts, after: Texts, step: string): Texts {
  const waited = waitsOf(before, step).filter((wait) => !isIdle(before, step, wait));
  const left = waitsOf(after, step);
  const idle = left.filter(
    (wait) => isIdle(after, step, wait) && waited.some((one) => sameJson(one, wait)),
  );
  if (idle.length === 0) return after;
  const at = ['ui:continue', 'disabledUntil'];
  if (idle.length === left.length) return put(after, uiFile(step), at, undefined);
  return left.reduceRight<Texts>(
    (all, wait, index) =>
      idle.includes(wait) ? put(all, uiFile(step), [...at, index], undefined) : all,
    after,
  );
}

function waitsOf(texts: Texts, step: string): readonly Json[] {
  const waits = objectAt(stepIn(texts, step).ui, 'ui:continue')['disabledUntil'];
  return Array.isArray(waits) ? waits : [];
}

function isIdle(texts: Texts, step: string, wait: Json): boolean {
  if (!isObject(wait)) return false;
  const { rules } = readable(texts, rulesFile(step));
  const listed = Array.isArray(rules) ? rules.filter(isObject) : [];
  if (wait['rule'] !== undefined && !listed.some(({ id }) => id === wait['rule'])) return true;
  const at = textOf(wait['at']);
  const path = at.slice(1).replaceAll('/', '.');
  const field = located(stepIn(texts, step).fields, path)?.field;
  return field === undefined || !(isNeeded(field) || listed.some((rule) => rule['at'] === at));
}

/** Is a question ever wrong without an answer? What is inside an object may be. */
const isNeeded = ({ name, type, groups, requiredIf }: FormField): boolean =>
  type === 'object' ||
  requiredIf.length > 0 ||
  groups.some(({ part }) => requiredIn(part).includes(name));
