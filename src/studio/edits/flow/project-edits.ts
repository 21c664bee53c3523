import { moveStep } from '../../../checker/edits/flow/move-step.ts';
import { type NewStep, newStep } from '../../../checker/edits/flow/new-step.ts';
import { renameChoice } from '../../../checker/edits/rename-choice.ts';
import { renameField } from '../../../checker/edits/rename-field.ts';
import { type Result, failed, isObject, object, ok, textOf } from '../../../engine/core.ts';
import { type Change, type Texts, differing } from '../project/texts.ts';
import { type FlowOutline, outline, readable } from '../project/outline.ts';
import { withoutVerdict } from '../step/coverage.ts';
import type { Way } from '../../../checker/edits/flow/branches.ts';

/** An edit to the texts as a single change, or why it cannot be made. */
export type Edited = Result<Change, string>;

export function addStep(
  texts: Texts,
  flowId: string,
  {
    when,
    question,
    isWithoutVerdict = false,
    ...step
  }: Pick<NewStep, 'name' | 'after' | 'question'> & {
    when: string;
    /** True if the answer decides nothing about the coverage. */
    isWithoutVerdict?: boolean;
  },
): Edited {
  const of = pathOf(texts, flowId);
  return edited(texts, () => {
    const made = newStep(texts, { ...step, question, of, ...(when !== '' && { when }) });
    if (!made.ok || !isWithoutVerdict || question === undefined) return made;
    const { name: path, schema } = question;
    return ok(withoutVerdict(made.value, step.name, { path, schema }));
  });
}

export function putStep(texts: Texts, flowId: string, step: string, after: string): Edited {
  return edited(texts, () => moveStep(texts, step, after, pathOf(texts, flowId)));
}

/**
 * Renames a field. `field` is a path in the step's data, `committed` the texts of the last commit: a
 * version that is not committed yet absorbs the migration, and a question that is not needs none.
 */
export function giveName(
  texts: Texts,
  flowId: string,
  { step, field, name }: { step: string; field: string; name: string },
  committed: Texts | null,
): Edited {
  return edited(texts, () => {
    const place = placeOf(texts, flowId, { step, field });
    const result = renameField(texts, { ...place, name, released: committed });
    return result.ok ? ok(result.value.texts) : result;
  });
}

/** The same for the id of a choice. */
export function giveId(
  texts: Texts,
  flowId: string,
  { step, field, was, is }: { step: string; field: string; was: string; is: string },
  committed: Texts | null,
): Edited {
  return edited(texts, () =>
    renameChoice(texts, {
      ...placeOf(texts, flowId, { step, field }),
      was,
      is,
      released: committed,
    }),
  );
}

/** A field's path in the answers. */
function placeOf(texts: Texts, flowId: string, { step, field }: { step: string; field: string }) {
  const of = pathOf(texts, flowId);
  return { of, path: `${sectionOf(texts, of, step)}${field}` };
}

/** The steps after which a step can be placed, and the conditions under which it can be asked. */
export function placesFor(
  texts: Texts,
  flowId: string,
): { steps: FlowOutline['steps']; conditions: string[] } {
  const flow = outline(texts).find((one) => one.flowId === flowId);
  const { conditions } = readable(texts, flow?.path ?? '');
  return {
    steps: flow?.steps ?? [],
    conditions: isObject(conditions) ? Object.keys(conditions) : [],
  };
}

export const pathOf = (texts: Texts, flowId: string): string | undefined =>
  outline(texts).find((flow) => flow.flowId === flowId)?.path;

/** The path prefix of a step's fields: the section if the step answers a single one, else empty. */
function sectionOf(texts: Texts, path: string | undefined, id: string): string {
  const { steps } = readable(texts, path ?? '');
  const step = Array.isArray(steps)
    ? steps.find((one) => isObject(one) && one['id'] === id)
    : undefined;
  const section = isObject(step) ? textOf(step['answers']) : '';
  return section === '' ? '' : `${section}.`;
}

/** The files that an edit changes. If the texts cannot be read, the edit fails with a message. */
export function edited(texts: Texts, edit: () => Result<Texts, string>): Edited {
  const result = attempt(edit);
  if (!result.ok) return result;
  const after = result.value;
  return ok(new Map(differing(texts, after).map((path) => [path, after.get(path) ?? null])));
}

function attempt(edit: () => Result<Texts, string>): Result<Texts, string> {
  try {
    return edit();
  } catch (error) {
    return failed([error instanceof Error ? error.message : String(error)]);
  }
}

/** The transitions out of a step in evaluation order, skipping what cannot be read; the default has no condition. */
export function transitionsOf(texts: Texts, flowId: string, step: string): Way[] {
  const { steps } = readable(texts, pathOf(texts, flowId) ?? '');
  const found = (Array.isArray(steps) ? steps : []).find(
    (one) => isObject(one) && one['id'] === step,
  );
  const { next } = object(found);
  return (Array.isArray(next) ? next : []).map((one) => {
    const when = textOf(object(one)['when']);
    return { to: textOf(object(one)['to']), ...(when !== '' && { when }) };
  });
}
