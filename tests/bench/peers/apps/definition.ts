/**
 * What every app asks: the questionnaire, or one generated step. `?fields=100` asks for 100 texts,
 * `?rows=200` for a list that starts with 200 rows, `?answered` starts with all questions answered.
 */
import file from './questionnaire.json';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Option = { value: string; label: string };
type Asked<Kind extends string> = { name: string; label: string; kind: Kind };
type Text<Kind extends string> = Asked<Kind> & { maxLength: number };
type Choice<Kind extends string> = Asked<Kind> & { options: readonly Option[] };
/** Every field is required. */
export type Field =
  | Text<'text'>
  | Text<'textarea'>
  | Asked<'email'>
  | Asked<'yes-no'>
  | (Asked<'number'> & { minimum: number; maximum: number })
  | Choice<'radio'>
  | Choice<'select'>
  | Choice<'checks'>
  | (Asked<'list'> & { fields: readonly Text<'text'>[] });
export type Step = { id: string; title: string; fields: readonly Field[] };
/** Answers by step and field. */
export type Answers = Record<string, Record<string, Json>>;

const asked = new URLSearchParams(location.search);
const fieldCount = Number(asked.get('fields'));
const rowCount = Number(asked.get('rows'));

const text = (name: string, label: string): Text<'text'> => ({
  name,
  label,
  kind: 'text',
  maxLength: 100,
});
const texts = Array.from({ length: fieldCount }, (_, at) => text(`field${at}`, `Field ${at}`));
const list: Field = {
  name: 'things',
  label: 'Things',
  kind: 'list',
  fields: [text('name', 'Name'), text('place', 'Place')],
};
/** The places are missing, so that Continue is refused. */
const rows = Array.from({ length: rowCount }, (_, at) => ({ name: `Thing ${at}` }));

export const steps: readonly Step[] =
  fieldCount > 0
    ? [{ id: 'generated', title: 'Generated fields', fields: texts }]
    : rowCount > 0
      ? [{ id: 'generated', title: 'Generated rows', fields: [list] }]
      : (file.steps as Step[]);

export const initialAnswers: Answers =
  rowCount > 0 ? { generated: { things: rows } } : asked.has('answered') ? file.answers : kept();

/** What a reload continues with. The engine has a draft of its own. */
function kept(): Answers {
  return JSON.parse(localStorage.getItem('answers') ?? '{}');
}

/** Called by an app when a step is left. */
export function keep(answers: Answers): void {
  localStorage.setItem('answers', JSON.stringify(answers));
}

/** Called by an app at the end, with the answers that its users would send. */
export function submit(answers: Answers): void {
  Object.assign(window, { submitted: answers });
}
