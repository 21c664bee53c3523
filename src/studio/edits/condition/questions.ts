import {
  type CatalogEntry,
  type Catalogs,
  type Field,
  fieldsOf,
  isObject,
  type Json,
  type JsonObject,
  normalStep,
  object,
  once,
  optionsOf,
  textOf,
  withFigures,
} from '../../../engine/core.ts';
import { isShaped } from '../../../checker/model/meta.ts';
import { vocabularyOf, type Vocabulary } from '../../../checker/wording/vocabulary.ts';
import { readable, sharedFiles } from '../project/outline.ts';
import type { Texts } from '../project/texts.ts';

/**
 * The kind of a question, which determines how it can be compared; `amount` is a number stored as
 * text.
 */
export type QuestionKind =
  | 'yesNo'
  | 'choice'
  | 'choices'
  | 'number'
  | 'amount'
  | 'date'
  | 'text'
  | 'list';

/** A question that a condition can refer to, which excludes those inside lists. */
export type AskedQuestion = {
  /** Dotted path of its answer. */
  path: string;
  /** Id and label of its step. */
  step: string;
  stepLabel: string;
  label: string;
  kind: QuestionKind;
  /** The limits of a number; undefined if it has none. */
  minimum?: number;
  maximum?: number;
  isWhole?: boolean;
  /** Empty for kinds without choices. */
  choices: readonly { value: Json; label: string }[];
};

/**
 * The questions of a questionnaire in step order, collected lazily when a picker needs them, and the
 * vocabulary to put conditions into words. `steps` are the ids of all steps, also of those that ask nothing
 * that can be compared.
 */
export type Questions = {
  readonly asked: readonly AskedQuestion[];
  steps: readonly string[];
  words: Vocabulary;
};

/**
 * The questions that conditions of a questionnaire can refer to, skipping texts that cannot be read.
 */
export function questionsIn(texts: Texts, flowPath: string): Questions {
  const flow = readable(texts, flowPath);
  const catalogs = catalogsIn(texts);
  const steps = (Array.isArray(flow['steps']) ? flow['steps'] : []).filter(isObject);
  const read = steps.map((step) => ({ step, fields: fieldsIn(texts, step, catalogs) }));
  const words = vocabularyOf({
    flow: { conditions: object(flow['conditions']), values: object(flow['values']) },
    steps: read,
    catalogs,
  });
  const asked = once(() =>
    read.flatMap(({ step, fields }) =>
      fields.flatMap((field) => askedQuestion(field, textOf(step['label']), words, catalogs)),
    ),
  );
  return {
    get asked() {
      return asked();
    },
    steps: steps.map((step) => textOf(step['id'])),
    words,
  };
}

/** The questions asked before a step. */
export const askedBefore = (questions: Questions, step: string): Questions =>
  askedOn(questions, questions.steps.slice(0, questions.steps.indexOf(step)));

/** The questions of a step and of all steps before it. */
export const askedUntil = (questions: Questions, step: string): Questions =>
  askedOn(questions, questions.steps.slice(0, questions.steps.indexOf(step) + 1));

const askedOn = (questions: Questions, steps: readonly string[]): Questions => ({
  ...questions,
  asked: questions.asked.filter(({ step }) => steps.includes(step)),
});

function askedQuestion(
  field: Field,
  stepLabel: string,
  words: Vocabulary,
  catalogs: Catalogs,
): AskedQuestion[] {
  const kind = kindOf(field);
  if (kind === null || field.path.includes('*')) return [];
  const { path, step } = field;
  const { minimum, maximum, type } = field.schema;
  return [
    {
      path,
      step,
      stepLabel: stepLabel || step,
      label: unquoted(words.question(path)),
      kind,
      ...(typeof minimum === 'number' && { minimum }),
      ...(typeof maximum === 'number' && { maximum }),
      ...(type === 'integer' && { isWhole: true }),
      choices: valuesOf(field, catalogs).map((value) => ({
        value,
        label: unquoted(words.choice(path, value)),
      })),
    },
  ];
}

const unquoted = (text: string) => text.replace(/^"(.*)"$/s, '$1');

function kindOf({ schema, ui }: Field): QuestionKind | null {
  const hasChoices = 'enum' in schema || 'x-options' in schema;
  switch (schema['type']) {
    case 'boolean':
      return 'yesNo';
    case 'integer':
    case 'number':
      return hasChoices ? 'choice' : 'number';
    case 'array': {
      const items = object(schema['items']);
      return 'enum' in items || 'x-options' in items ? 'choices' : 'list';
    }
    case 'string':
      if (hasChoices) return 'choice';
      if (schema['format'] === 'date') return 'date';
      return ['digits', 'money'].includes(textOf(ui['ui:widget'])) ? 'amount' : 'text';
    default:
      return null;
  }
}

function valuesOf(field: Field, catalogs: Catalogs): Json[] {
  const { const: only, type } = field.schema;
  if (only !== undefined) return [only];
  if (type === 'boolean') return [true, false];
  const listed = [field.schema, object(field.schema['items'])];
  const own = listed.flatMap(({ enum: values }) => (Array.isArray(values) ? values : []));
  if (own.length > 0) return own;
  const name = listed.map((one) => textOf(one['x-options'])).find((one) => one !== '');
  const shown = name ?? textOf(optionsOf(field)['catalog']);
  return catalogs[shown]?.entries.map(({ id }) => id) ?? [];
}

const knownFields = new Map<string, { of: readonly unknown[]; fields: readonly Field[] }>();

/** The fields of a step, cached so that they are not parsed on every keystroke. */
function fieldsIn(texts: Texts, step: JsonObject, catalogs: Catalogs): readonly Field[] {
  const id = textOf(step['id']);
  const section = typeof step['answers'] === 'string' ? step['answers'] : null;
  const schema = readable(texts, `schemas/${id}/schema.json`);
  const ui = readable(texts, `schemas/${id}/ui.json`);
  const of = [schema, ui, section, catalogs];
  const key = `${id} ${section}`;
  const before = knownFields.get(key);
  if (before?.of.every((part, index) => part === of[index])) return before.fields;
  const isReadable = isShaped('step', schema) && isShaped('ui', ui);
  const fields = isReadable
    ? fieldsOf({
        step: id,
        section,
        ...withFigures({ ...normalStep({ schema, ui }), rules: [] }, catalogs),
      })
    : [];
  knownFields.set(key, { of, fields });
  return fields;
}

let knownCatalogs: { of: readonly JsonObject[]; catalogs: Catalogs } | undefined;

function catalogsIn(texts: Texts): Catalogs {
  const paths = sharedFiles(texts).catalogs;
  const of = paths.map((path) => readable(texts, path));
  const isSame =
    knownCatalogs?.of.length === of.length &&
    knownCatalogs.of.every((json, index) => json === of[index]);
  if (isSame && knownCatalogs !== undefined) return knownCatalogs.catalogs;
  const named = paths.map((path, index): [string, { entries: CatalogEntry[] }] => [
    path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
    { entries: entriesOf(of[index] ?? {}) },
  ]);
  const catalogs = Object.fromEntries(named);
  knownCatalogs = { of, catalogs };
  return catalogs;
}

const entriesOf = ({ entries }: JsonObject): CatalogEntry[] =>
  (Array.isArray(entries) ? entries : []).flatMap((entry) =>
    isObject(entry) && typeof entry['id'] === 'string' ? [{ ...entry, id: entry['id'] }] : [],
  );
