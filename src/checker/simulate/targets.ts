import {
  type Answers,
  type Field,
  isObject,
  type Json,
  object,
  read,
  sameJson,
  valueAsText,
} from '../../engine/core.ts';
import type { Subject } from '../proof/subject.ts';

/** Something that a set of journeys should cover at least once. */
export type Target = { name: string; kind: 'branch' | 'action' | 'option' | 'boundary' } & (
  | { at: 'transition'; step: string; index: number }
  | { at: 'press'; step: string; action: string }
  | { at: 'answer'; step: string; path: string; value: Json | undefined }
);

/** A journey as played. */
export type Played = {
  trail: readonly string[];
  end: string | null;
  answers: Answers;
  /** `step index` of the transitions, and `step action` of the buttons. */
  exits: readonly string[];
  presses: readonly string[];
};

/** For lists longer than this, only the first and last options are targets: the rest behave alike. */
const EVERY_OPTION = 12;

export function targetsOf(subject: Subject): Target[] {
  return [...subject.steps.values()].flatMap(({ step, fields }): Target[] => [
    ...step.next.map((transition, index): Target => ({
      name: `${step.id} → ${transition.to}${transition.source.when === undefined ? '' : ` when ${transition.source.when}`}`,
      kind: 'branch',
      at: 'transition',
      step: step.id,
      index,
    })),
    ...step.actions.map(({ id }): Target => ({
      name: `${step.id}: press ${id}`,
      kind: 'action',
      at: 'press',
      step: step.id,
      action: id,
    })),
    ...fields.filter(isAsked).flatMap((field) => answersWanted(field, isComputed(subject, field))),
  ]);
}

/** Whether a journey meets the target. A list meets every option it contains. */
export function meets(played: Played, target: Target): boolean {
  switch (target.at) {
    case 'transition':
      return played.exits.includes(`${target.step} ${target.index}`);
    case 'press':
      return played.presses.includes(`${target.step} ${target.action}`);
    case 'answer': {
      if (!played.trail.includes(target.step)) return false;
      const given = read(played.answers, target.path);
      if (sameJson(given, target.value)) return true;
      return (
        Array.isArray(given) &&
        target.value !== undefined &&
        given.some((item) => isItem(item, target.value))
      );
    }
  }
}

/** Whether a list item is the option itself or an object with it as its id. */
export function isItem(item: Json, option: Json | undefined): boolean {
  return sameJson(item, option) || (isObject(item) && sameJson(item['id'], option));
}

function isAsked({ path, schema, ui }: Field): boolean {
  const widget = ui['ui:widget'];
  return (
    !path.includes('*') &&
    schema['readOnly'] !== true &&
    widget !== 'hidden' &&
    widget !== undefined
  );
}

/** Whether the flow fills in the field when the step opens, so that no visitor leaves it empty. */
function isComputed(subject: Subject, { path }: Field): boolean {
  return subject.flow.source.derive.some(({ to, mode }) => to === path && mode !== 'onLeave');
}

function answersWanted(field: Field, computed: boolean): Target[] {
  const { schema, step, path, required } = field;
  const wanted = (kind: 'option' | 'boundary', value: Json | undefined): Target => ({
    name: `${path} = ${value === undefined ? 'nothing' : valueAsText(value)}`,
    kind,
    at: 'answer',
    step,
    path,
    value,
  });
  const options = optionsIn(field).map((value) => wanted('option', value));
  const limits = [schema['minimum'], schema['maximum']].flatMap((limit) =>
    limit === undefined ? [] : [wanted('boundary', limit)],
  );
  const absent = required === 'never' && !computed ? [wanted('boundary', undefined)] : [];
  return [...options, ...limits, ...absent];
}

function optionsIn({ schema, ui }: Field): Json[] {
  if (schema['const'] !== undefined) return [schema['const']];
  if (schema['type'] === 'boolean') return ui['ui:widget'] === 'checkbox' ? [true] : [true, false];
  const items = object(schema['items']);
  const listed =
    schema['enum'] ?? items['enum'] ?? object(object(items['properties'])['id'])['enum'];
  const options = Array.isArray(listed) ? listed : [];
  return options.length <= EVERY_OPTION ? options : [options[0] ?? '', options.at(-1) ?? ''];
}
