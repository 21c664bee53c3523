import { type Json, valueAsText } from '../../src/engine/logic/json.ts';
import { read } from '../../src/engine/logic/path.ts';
import { activeAnswers } from '../../src/engine/flow/walk.ts';
import { visibleProperties } from '../../src/engine/language/step-schema.ts';
import { typedDate } from '../../src/engine/form/input/stored-date.ts';
import { object, optionsOf, type Field } from '../../src/engine/language/fields.ts';
import { samples } from '../../src/checker/proof/answers/samples.ts';
import type { StepSubject } from '../../src/checker/proof/subject/step-subject.ts';
import type { Chance } from './chance.ts';
import type { Draft, Tab } from './expected-draft.ts';
import type { Funnel } from './funnel.ts';

/** What people, password managers and attackers put into fields. */
const NASTY: readonly string[] = [
  '',
  ' ',
  '$1,234.56',
  '02/29',
  '02/29/2028',
  '13/45/2027',
  '2027-01-05',
  '<script>alert(1)</script>',
  `"><img src=x onerror=alert(1)>`,
  "Robert'); DROP TABLE onboarding;--",
  '👩🏽‍🚒🏗️ Núñez & Söhne 株式会社',
  '\u202Eright to left\u202C',
  'x'.repeat(2000),
  '999999999999999999999',
  '-1',
  '1e9',
  '+1 (312) 555-0100',
  'ada@example.com',
  '{{brand}} ${7*7} %s',
  '__proto__',
  'null',
  '0',
  '007',
];

/** Fields of the open step that are visible under its current schema and data. */
export function visibleFields(
  { flow, ambient }: Funnel,
  { fields, model, step }: StepSubject,
  draft: Draft,
  tab: Tab,
): Field[] {
  const visible = visibleProperties(model.schema, tab.data);
  const scope = { ...activeAnswers(flow, draft.answers, ambient), ...ambient };
  return fields.filter(({ at, ui }) => {
    const [, top = ''] = at.split('/');
    const widget = ui['ui:widget'];
    const asked = typeof widget === 'string' && widget !== 'hidden' && widget !== 'output';
    // Fields that must be null are not asked either.
    const shown = visible[top] !== undefined && visible[top]['type'] !== 'null';
    return asked && shown && step.shows(top, scope) && !at.includes('*');
  });
}

/** Path of a field in its step's data: `selectedIssues.lawsuits`. */
export const dataPath = ({ at }: Field): string => at.slice(1).replaceAll('/', '.');

export const widgetOf = ({ ui }: Field): string => valueAsText(ui['ui:widget']);

/** The choices that the field currently offers, in display order. */
export function choicesOf(funnel: Funnel, field: Field, draft: Draft, tab: Tab): readonly Json[] {
  const at = tab.shown.kind === 'step' ? tab.shown.at.step : undefined;
  const own =
    at && typeof at.source.answers === 'string' ? { [at.source.answers]: tab.data } : tab.data;
  const scope = { ...draft.answers, ...own, ...funnel.ambient };
  const offered = funnel.subject.offered(field, scope);
  if (offered !== null) return offered;
  const listed = field.schema['enum'] ?? object(field.schema['items'])['enum'];
  if (Array.isArray(listed)) return listed;
  return field.schema['type'] === 'boolean' ? [true, false] : [];
}

/** Text to type into a field: half the time valid per the schema, half the time nasty. */
export function someText(chance: Chance, field: Field | undefined, today: string): string {
  if (field === undefined || chance.happens(0.5)) return chance.one(NASTY);
  const known = samples(field, { today, offered: null }).map(textFor);
  return known.length === 0 ? chance.one(NASTY) : chance.one(known);
}

/** The text that a person types for a value. */
export const textFor = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : typedDate(valueAsText(value));

/** Whether a field's displayed text represents the stored value. */
export function standsFor(text: string, value: Json | undefined): boolean {
  const plain = (one: string) => one.trim().replace(/[$,]/g, '');
  const kept = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return [kept, typedDate(kept)].some((one) => plain(one) === plain(text));
}

/** Fields that a widget fills in when this one changes: the rows of a count. */
export function followers(fields: readonly Field[], { name }: Field): Field[] {
  return fields.filter((one) => optionsOf(one)['countField'] === name);
}

export const readField = (tab: Tab, field: Field): Json | undefined =>
  read(tab.data, dataPath(field));
