import {
  failed,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  ok,
  type Result,
  sameJson,
  textOf,
} from '../../../engine/core.ts';
import type { Texts } from '../project/texts.ts';
import { hasFixedFields, labelOf } from './form-fields.ts';
import { causesOf, withoutField, withoutFieldIn, withoutAbsences } from './asked-if.ts';
import { ownSections, usesOf, withoutSection } from './sections.ts';
import { setShownIf } from './shown-if.ts';
import { fieldIn, put, putNames, schemaFile, stepIn, uiFile } from './step-texts.ts';

/**
 * Removes a question, its UI settings and its place on the page. Fails if something in the step would
 * be meaningless without it; references elsewhere stay as they are.
 */
export function removeField(texts: Texts, step: string, path: string): Result<Texts, string> {
  const found = fieldIn(texts, step, path);
  const { field } = found;
  const problem = needed(texts, step, found);
  if (problem !== undefined) return failed([problem]);
  const groups = [...field.groups, ...field.requiredIf];
  const undescribed = path.includes('.')
    ? groups.reduce((all, group) => withoutField(all, step, group, field.name), texts)
    : withoutAbsences(withoutFieldIn(texts, step, groups, field.name), step, field.name);
  const shared = withoutUnnamed(undescribed, step, stepIn(texts, step).schema);
  const drawn = put(shared, uiFile(step), field.uiAt, undefined);
  return ok(path.includes('.') ? drawn : withoutPlace(drawn, step, field.name));
}

/** Removes shared definitions that fields used before and none uses anymore. */
function withoutUnnamed(texts: Texts, step: string, before: JsonObject): Texts {
  const { schema } = stepIn(texts, step);
  const unnamed = ['definitions', '$defs']
    .flatMap((key) => Object.keys(objectAt(schema, key)).map((name) => [key, name] as const))
    .find(([key, name]) => {
      const reference = JSON.stringify(`#/${key}/${name}`);
      const isNamed = (one: JsonObject) => JSON.stringify(one).includes(reference);
      return isNamed(before) && !isNamed(schema);
    });
  if (unnamed === undefined) return texts;
  const [key, name] = unnamed;
  const isLast = Object.keys(objectAt(schema, key)).length === 1;
  const without = put(texts, schemaFile(step), isLast ? [key] : [key, name], undefined);
  return withoutUnnamed(without, step, before);
}

/** Why the question cannot be removed, as a sentence. */
function needed(
  texts: Texts,
  step: string,
  { field, siblings, around }: ReturnType<typeof fieldIn>,
): string | undefined {
  if (field.isKind) return 'Its answer decides between the kinds of this page.';
  if (around !== undefined && hasFixedFields(around)) {
    return `The widget of "${labelOf(around)}" requires it.`;
  }
  if (siblings.length === 1) {
    const around = field.path.includes('.') ? 'its group' : 'the page';
    return `It is the only question of ${around}: remove ${around} instead.`;
  }
  const dependent = siblings.find((one) => one !== field && causesOf(one).includes(field.name));
  if (dependent !== undefined && !field.path.includes('.')) {
    return `Whether "${labelOf(dependent)}" is asked depends on it: change that condition first.`;
  }
  const sole = usesOf(texts, step).some(({ entry }) => sameJson(ownSections(entry), [field.name]));
  return sole ? 'The page has no other answer: remove the page instead.' : undefined;
}

/** Removes a question from the page's order, from what Continue waits for, and from flow files. */
function withoutPlace(texts: Texts, step: string, name: string): Texts {
  const { ui } = stepIn(texts, step);
  const order = ui['ui:order'];
  const ordered = Array.isArray(order)
    ? putNames(
        texts,
        uiFile(step),
        ['ui:order'],
        order.map(textOf).filter((one) => one !== name),
      )
    : texts;
  const waiting = withoutWaiting(ordered, step, objectAt(ui, 'ui:continue')['disabledUntil'], name);
  const shown = usesOf(waiting, step).reduce(
    (all, { path }) => setShownIf(all, path, { step, name }, null),
    waiting,
  );
  return withoutSection(shown, step, name);
}

function withoutWaiting(texts: Texts, step: string, waited: Json | undefined, name: string): Texts {
  if (!Array.isArray(waited)) return texts;
  const isOfIt = (one: Json) => isObject(one) && textOf(one['at']).split('/')[1] === name;
  const left = waited.filter((one) => !isOfIt(one));
  if (left.length === waited.length) return texts;
  const at = ['ui:continue', 'disabledUntil'];
  if (left.length === 0) return put(texts, uiFile(step), at, undefined);
  return waited.reduceRight<Texts>(
    (all, one, index) => (isOfIt(one) ? put(all, uiFile(step), [...at, index], undefined) : all),
    texts,
  );
}
