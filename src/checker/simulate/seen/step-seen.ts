import {
  type Answers,
  type Field,
  isObject,
  type Json,
  type JsonObject,
  object,
  optionsOf,
  stepData,
  withoutKeywords,
} from '../../../engine/core.ts';
import type { Model } from '../../model/model.ts';
import type { StepModel } from '../../model/step-model.ts';
import { ofSchema } from '../../proof/answers/samples.ts';
import { settle } from '../../proof/satisfy/satisfy-schema.ts';
import { pointerIn, type StepSubject, writeAt } from '../../proof/subject/step-subject.ts';
import type { Subject } from '../../proof/subject/subject.ts';
import { edges } from '../../visitors/draw.ts';
import { shown } from '../../wording/shown.ts';
import { leaves } from './words.ts';

/** Excluded because fields have lines of their own. */
const FRAME = new Set(['$schema', 'ui:order']);

/**
 * What a step shows to every visitor: its texts, its fields with their choices, and its responses to
 * answers at and beyond each limit. `from` is a visitor who has reached the step and answered it.
 */
export function stepSeen(
  model: Model,
  subject: Subject,
  at: StepSubject,
  from: { before: Answers; answers: Answers } | null,
): string[] {
  const { model: step } = at;
  return [
    ...frameOf(step),
    ...step.fields.flatMap((field) => fieldSeen(model, field)),
    ...step.rules.map(
      ({ id, at: place, message, toast, severity }) =>
        `the rule ${id} ${severity === 'advice' ? 'advises' : 'refuses'} at ${place}: "${message}"${toast === undefined ? '' : `, toast: "${toast}"`}`,
    ),
    ...(from === null ? [] : step.fields.flatMap((field) => judged(subject, at, field, from))),
  ];
}

function frameOf({ step, schema, ui, fields }: StepModel): string[] {
  const { id: _id, next, answers, ...frame } = step;
  const names = new Set(fields.map(({ name }) => name));
  const look = Object.fromEntries(
    Object.entries(ui).filter(([key]) => !FRAME.has(key) && !names.has(key)),
  );
  const order = Array.isArray(ui['ui:order'])
    ? ui['ui:order']
    : Object.keys(object(schema['properties']));
  return [
    `asks ${shown(schema['title'])}`,
    ...(schema['description'] === undefined ? [] : [`says ${shown(schema['description'])}`]),
    `fields in order: ${shown(order)}`,
    `answers ${shown(answers)}`,
    // A step's flow entry and its blocks are plain JSON.
    ...leaves(frame as unknown as Json, ['step']),
    ...leaves(look, ['page']),
    ...next.map(({ to, when }) => `leads to ${to}${when === undefined ? '' : ` when ${when}`}`),
  ];
}

/** Schema keywords that the responses recorded below do not reveal. */
const SAID = [
  'title',
  'description',
  'type',
  'default',
  'const',
  'readOnly',
  'format',
  'uniqueItems',
];

function fieldSeen({ catalogs }: Model, field: Field): string[] {
  const { schema, ui, path, required, conditional } = field;
  const options = optionsOf(field);
  const listed = schema['enum'] ?? object(schema['items'])['enum'];
  const catalog = options['catalog'];
  const shownCatalog = typeof catalog === 'string' ? catalogs[catalog] : undefined;
  const entries = shownCatalog ? withoutKeywords(shownCatalog).entries : [];
  const own = Object.fromEntries(Object.entries(ui).filter(([key]) => key.startsWith('ui:')));
  return [
    `${path}: ${required === 'never' ? 'may stay empty' : 'has to be answered'}${conditional ? ', asked under a condition' : ''}`,
    ...SAID.flatMap((key) =>
      schema[key] === undefined ? [] : [`${path} ${key}: ${shown(schema[key])}`],
    ),
    ...(Array.isArray(listed) ? [`${path} offers ${shown(listed)}`] : []),
    ...entries.map((entry) => `${path} lists ${shown(entry as JsonObject)}`),
    ...leaves(own, [path]).map((line) => line.replace('ui:options › ', '').replace('ui:', '')),
  ];
}

/** The step's responses to answers at and beyond the limits of a field, all other answers unchanged. */
function judged(
  subject: Subject,
  at: StepSubject,
  field: Field,
  { before, answers }: { before: Answers; answers: Answers },
): string[] {
  if (field.schema['readOnly'] === true || field.name.endsWith('.*')) return [];
  const data = stepData(at.step, answers);
  const outcomes = new Map<string, string[]>();
  for (const value of edges(field, subject.today)) {
    const entered = enteredAt(at, field, value, subject.today);
    const after = settle(subject, at, before, writeAt(data, entered.at, entered.value));
    const messages = at
      .issues(stepData(at.step, after), { ...after, ...subject.ambient })
      .map(
        ({ at: place, message, severity }) =>
          `${severity === 'advice' ? 'advice' : 'no'} at ${place}: "${message}"`,
      );
    const outcome = messages.length === 0 ? 'fine' : messages.join(' | ');
    outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), brief(value)]);
  }
  return [...outcomes].map(
    ([outcome, values]) => `${field.path} ${values.join(', ')} → ${outcome}`,
  );
}

/** Where a value is entered: a field of a list item is wrapped in a list of one. */
function enteredAt(
  at: StepSubject,
  field: Field,
  value: Json | undefined,
  today: string,
): { at: string; value: Json | undefined } {
  const item = field.parent;
  const list = item?.parent;
  if (!field.path.includes('*') || item === null || list === null || list === undefined) {
    return { at: pointerIn(at, field.path), value };
  }
  const full = ofSchema(item.schema, today)[0];
  const others = Object.entries(isObject(full) ? full : {}).filter(([name]) => name !== field.name);
  const own: [string, Json][] = value === undefined ? [] : [[field.name, value]];
  return {
    at: pointerIn(at, list.path),
    value: [Object.fromEntries([...others, ...own])],
  };
}

function brief(value: Json | undefined): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  const text = shown(value);
  return text.length > 40 ? `${text.slice(0, 20)}… (${text.length - 2} characters)` : text;
}
