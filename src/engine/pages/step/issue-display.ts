import type { ErrorSchema } from '@rjsf/utils';
import { fieldId } from '../../form/focus-field.ts';
import { covers, type Issue } from '../../flow/issues.ts';
import { keysIn } from '../../logic/pointer.ts';
import texts from '../../../../schemas/content/step-texts.json';
import { fill } from '../../logic/text-syntax.ts';
import { isObject, textOf, type Json, type JsonObject } from '../../logic/json.ts';

/**
 * Nothing is shown before the visitor has left a field or pressed Continue. `touched` holds the JSON
 * pointers of the fields that were left.
 */
export function shownIssues<Found extends Issue>(
  issues: readonly Found[],
  touched: ReadonlySet<string>,
  all: boolean,
): Found[] {
  return issues.filter(({ at }) => all || isTouched(at, touched));
}

/**
 * The single toast of a refused press: the first error, and how many there are. The summary lists
 * them all.
 */
export function refusalOf(errors: readonly Issue[]): { title?: string; text: string } | undefined {
  const [text, ...others] = new Set(errors.map(({ toast, message }) => toast ?? message));
  if (text === undefined) return undefined;
  if (others.length === 0) return { text };
  return { title: fill(texts.refusals, { count: others.length + 1 }), text };
}

/** What a disabled Continue still waits for (`ui:continue.disabledUntil`, decision D8). */
export function missingFor(uiSchema: JsonObject, issues: readonly Issue[]): string[] {
  const missing = waitsOf(uiSchema).flatMap((wait): string[] => {
    if (!isObject(wait)) return [];
    const { at, rule, say } = wait;
    const relevant = issues.filter(
      (issue) => issue.severity === 'error' && (rule === undefined || waitsFor(issue, rule)),
    );
    return covers(relevant, textOf(at)) ? [textOf(say)] : [];
  });
  return [...new Set(missing)];
}

/** The entries of `ui:continue.disabledUntil`. */
export function waitsOf(uiSchema: JsonObject): readonly Json[] {
  const options = uiSchema['ui:continue'];
  const waits = isObject(options) ? options['disabledUntil'] : undefined;
  return Array.isArray(waits) ? waits : [];
}

/** Advice for `FieldAdvice`, by the id of the field. */
export function adviceByField(issues: readonly Issue[]): Record<string, string> {
  return Object.fromEntries(
    issues
      .filter(({ severity }) => severity === 'advice')
      .map(({ at, message }) => [fieldId(at), message]),
  );
}

/** RJSF's nested form of error messages: `/claimDetails/0/date` → `{ claimDetails: { 0: { date } } }`. */
export function toErrorSchema(issues: readonly Issue[]): ErrorSchema {
  const root: ErrorSchema = {};
  for (const { at, message, severity } of issues) {
    // Issues of the whole step are in the error summary, not at a field.
    if (severity !== 'error' || at === '') continue;
    let here = root;
    for (const key of keysIn(at)) here = here[key] ??= {};
    here.__errors = [...(here.__errors ?? []), message];
  }
  return root;
}

/** A rule's own issue, or one of the schema (an absent list breaks the schema before the rule). */
function waitsFor({ code }: Issue, rule: Json): boolean {
  return code === rule || code === 'required' || code === 'minItems';
}

function isTouched(at: string, touched: ReadonlySet<string>): boolean {
  return [...touched].some((field) => `${field}/`.startsWith(`${at}/`));
}
