import {
  didYouMean,
  type Field,
  isObject,
  type Json,
  type JsonObject,
  kindOf,
  object,
  type Page,
  valueAsText,
} from '../../engine/core.ts';
import type { Model } from '../../checker/model/model.ts';
import type { AnswerVerdicts } from '../../checker/model/site.ts';
import type { Defect, LintRule } from '../../checker/lint/rule.ts';
import { repeated } from '../../checker/wording/shown.ts';

const FILE = 'schemas/catalog/coverage.json';
/** Its lists of what the policy does with answers. */
const LISTS = ['lists', 'answers', 'counts', 'elsewhere'];
const OPERATIONS = 'schemas/catalog/excluded-operations.json';

export const coverageComplete: LintRule = {
  code: 'T20',
  name: 'coverage-complete',
  layer: 'parts',
  guarantee:
    'Every answer that can be chosen is in coverage.json as covered, conditional or excluded.',
  severity: 'error',
  check: (model) => {
    const coverage = model.file(FILE)?.json;
    // Without a usable flow, the possible answers are unknown.
    if (!isObject(coverage) || model.steps.length === 0) return [];
    if (!isQuoted(model.flow?.pages ?? [])) return [];
    return [
      ...unmapped(model, coverage),
      ...unknownAnswers(model, coverage),
      ...mappingsIn(coverage).flatMap((mapping) => [
        ...values(model, mapping),
        ...names(model, coverage, mapping),
        ...unlabeled(mapping),
      ]),
    ];
  },
};

/** Coverage comes from the plans, so a questionnaire that ends without a quote has none. */
const isQuoted = (pages: readonly Pick<Page, 'id' | 'kind'>[]) =>
  pages.some((page) => kindOf(page) === 'quote');

/** The same for whoever edits the questions. */
export const coverageVerdicts: AnswerVerdicts = {
  file: FILE,
  lists: LISTS,
  elsewhere: { list: 'elsewhere', why: 'It decides nothing about the coverage.' },
  isNeeded: (pages, question) => isQuoted(pages) && hasChoices(question),
  ask: {
    label: 'Its answer says nothing about the coverage',
    otherwise:
      'Otherwise, write in coverage.json what the policy does with each choice: a finding leads there.',
  },
};

type Mapping = { at: string; json: JsonObject };

const listed = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : []);

function partsOf(coverage: JsonObject, key: string): Mapping[] {
  return listed(coverage[key]).map((part, index) => ({
    at: `/${key}/${index}`,
    json: object(part),
  }));
}

const mappingsIn = (coverage: JsonObject) =>
  ['lists', 'answers'].flatMap((key) => partsOf(coverage, key));

/** Fields with choices; a list of objects stands for the choices of its items. */
function chosen({ steps }: Model): Field[] {
  return steps.flatMap(({ fields }) =>
    fields.filter(({ schema, path }) => !path.includes('*') && hasChoices(schema)),
  );
}

function hasChoices(schema: JsonObject): boolean {
  const { type, enum: choices, items } = schema;
  if (type === 'array') {
    const item = object(items);
    return item['type'] === 'string' || hasChoiceInside(item);
  }
  return type === 'boolean' || choices !== undefined;
}

const hasChoiceInside = (item: JsonObject) =>
  Object.values(object(item['properties'])).some((part) => object(part)['enum'] !== undefined);

function unmapped(model: Model, coverage: JsonObject): Defect[] {
  const known = new Set(
    LISTS.flatMap((key) => partsOf(coverage, key)).map(({ json }) => valueAsText(json['answer'])),
  );
  return chosen(model)
    .filter(({ path }) => !known.has(path))
    .map(({ path }) => ({
      file: FILE,
      pointer: '/answers',
      message: `Nothing says what the policy does with "${path}": a visitor whose answer affects the coverage would not be told.`,
      suggestion: `Add an entry for "${path}" under "answers", or under "elsewhere" with the reason why it needs none.`,
    }));
}

function unknownAnswers(model: Model, coverage: JsonObject): Defect[] {
  const paths = model.steps.flatMap(({ fields }) => fields.map(({ path }) => path));
  const named = [...LISTS, 'subcontractors']
    .flatMap((key) => partsOf(coverage, key))
    .flatMap(({ at, json }) => [
      { at: `${at}/answer`, path: json['answer'] },
      { at: `${at}/when/answer`, path: object(json['when'])['answer'] },
    ]);
  const asked = (model.flow?.pages ?? []).flatMap(({ alsoAsked = [] }, page) =>
    alsoAsked.map(({ answer }, index) => ({
      file: model.flowPath,
      at: `/pages/${page}/alsoAsked/${index}/answer`,
      path: answer,
    })),
  );
  return [...named.map((one) => ({ ...one, file: FILE })), ...asked].flatMap(({ file, at, path }) =>
    typeof path !== 'string' || paths.includes(path)
      ? []
      : [
          {
            file,
            pointer: at,
            message: `No step asks for "${path}": this applies to no visitor.`,
            suggestion: didYouMean(path, paths),
          },
        ],
  );
}

/** Every value of the answer must have exactly one verdict, and only its values may have one. */
function values(model: Model, { at, json }: Mapping): Defect[] {
  const all = valuesOf(model, json);
  if (all === undefined) return [];
  const covered = listed(json['covered']).map(valueAsText);
  const placed = [
    ...covered.map((value, index) => ({ value, pointer: `${at}/covered/${index}` })),
    ...['conditional', 'excluded'].flatMap((verdict) =>
      Object.keys(object(json[verdict])).map((value) => ({ value, pointer: `${at}/${verdict}` })),
    ),
  ];
  const given = placed.map(({ value }) => value);
  const answer = valueAsText(json['answer']);
  return [
    ...all
      .filter((value) => !given.includes(value))
      .map((value) => ({
        file: FILE,
        pointer: at,
        message: `Nothing says whether "${value}" of "${answer}" is covered: a visitor who chooses it is told to ask.`,
        suggestion: 'Write it under "covered", "conditional" or "excluded".',
      })),
    ...placed
      .filter(({ value }) => !all.includes(value))
      .map(({ value, pointer }) => ({
        file: FILE,
        pointer,
        message: `"${value}" is not a value of "${answer}": no visitor ever sees this.`,
        suggestion: didYouMean(value, all),
      })),
    ...repeated(given).map((index) => ({
      file: FILE,
      pointer: placed[index]?.pointer ?? at,
      message: `"${given[index]}" of "${answer}" has two verdicts: only one of them would be shown.`,
    })),
  ];
}

/** The values of an answer as strings; undefined if they are not listed anywhere. */
function valuesOf(model: Model, json: JsonObject): string[] | undefined {
  const options = object(json['options']);
  if (json['options'] !== undefined) {
    const entries = model.catalogs[valueAsText(options['catalog'])]?.entries;
    const key = options['list'];
    if (key === undefined) return entries?.map(({ id }) => id);
    return (
      entries && [
        ...new Set(entries.flatMap((entry) => listed(entry[valueAsText(key)]).map(valueAsText))),
      ]
    );
  }
  const fields = model.steps.flatMap((step) => step.fields);
  const schema = fields.find(({ path }) => path === json['answer'])?.schema;
  if (schema === undefined) return undefined;
  return schema['type'] === 'boolean' ? ['true', 'false'] : listed(schema['enum']).map(valueAsText);
}

/** The conditions and exclusions that a mapping refers to must exist. */
function names(model: Model, coverage: JsonObject, { at, json }: Mapping): Defect[] {
  const operations = listed(object(model.file(OPERATIONS)?.json)['entries']);
  const known = {
    condition: Object.keys(object(coverage['conditions'])),
    exclusion: [
      ...operations.map((entry) => valueAsText(object(entry)['id'])),
      ...Object.keys(object(coverage['exclusions'])),
    ],
  };
  return (['conditional', 'excluded'] as const).flatMap((verdict) => {
    const key = verdict === 'conditional' ? 'condition' : 'exclusion';
    return Object.entries(object(json[verdict])).flatMap(([value, entry]): Defect[] => {
      const name = valueAsText(object(entry)[key]);
      if (known[key].includes(name)) return [];
      return [
        {
          file: FILE,
          pointer: `${at}/${verdict}`,
          message: `"${value}" names the ${key} "${name}", which does not exist: the visitor would read no reason.`,
          suggestion: didYouMean(name, known[key]),
        },
      ];
    });
  });
}

/** A single-valued answer needs a text for each value that is not fully covered. */
function unlabeled({ at, json }: Mapping): Defect[] {
  if (json['told'] === undefined) return [];
  const values = ['conditional', 'excluded'].flatMap((key) => Object.keys(object(json[key])));
  return values
    .filter((value) => object(json['told'])[value] === undefined)
    .map((value) => ({
      file: FILE,
      pointer: `${at}/told`,
      message: `"${value}" of "${valueAsText(json['answer'])}" has no text: visitors would not be told what the policy does with it.`,
    }));
}
