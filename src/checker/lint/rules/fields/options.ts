import {
  at,
  didYouMean,
  type Field,
  type Json,
  type JsonObject,
  listOf,
  object,
  onceEach,
  optionCatalogs,
  optionsOf,
  valueAsText,
  kindNamed,
} from '../../../../engine/core.ts';
import type { Defect, LintRule } from '../../rule.ts';
import { compileSchema } from '../../../model/ajv.ts';
import type { Model } from '../../../model/model.ts';
import type { StepModel } from '../../../model/step-model.ts';
import { repeated, repeatedTexts } from '../../../wording/shown.ts';
import { shownCodes } from '../../shown-codes.ts';

export const t3: LintRule = {
  code: 'T3',
  name: 'choices-complete',
  layer: 'parts',
  guarantee:
    'Options are not empty and have labels, which pages show, and no two have the same value or label.',
  severity: 'error',
  check: (model) => [
    ...catalogs(model),
    ...model.steps.flatMap(enums),
    ...model.steps.flatMap(choices),
    ...model.steps.flatMap((step) => unlabeled(model, step)),
    ...model.steps.flatMap(twoLists),
    ...shownCodes(model),
  ],
};

function catalogs(model: Model): Defect[] {
  const listed = new Set(model.steps.flatMap(({ filled }) => optionCatalogs(filled.schema)));
  return Object.entries(model.catalogs).flatMap(([name, { entries }]) => {
    const file = `schemas/catalog/${name}.json`;
    const ids = entries.map(({ id }) => id);
    const labels = entries.map(({ id, label }) => valueAsText(label ?? id));
    const empty =
      ids.length === 0
        ? [
            {
              file,
              pointer: '/entries',
              message: 'The catalog is empty: there is nothing to choose from.',
            },
          ]
        : [];
    return [
      ...empty,
      ...repeated(ids).map((index) => ({
        file,
        pointer: `/entries/${index}/id`,
        // A schema with a duplicate in "enum" does not compile.
        message: listed.has(name)
          ? `The id "${ids[index]}" is listed twice: a step that takes its options from here cannot be shown.`
          : `The id "${ids[index]}" is listed twice: choosing one of the two chooses both.`,
      })),
      // Two entries with the same id also have the same label.
      ...without(repeatedTexts(labels), repeated(ids)).map((index) => ({
        file,
        pointer: `/entries/${index}`,
        message: `Two choices read "${labels[index]?.trim()}": the visitor cannot tell them apart.`,
      })),
      ...almostAlike(file, entries),
    ];
  });
}

/** Texts in the lists of entries, such as activities: equal ones are one choice, these are two. */
function almostAlike(file: string, entries: readonly JsonObject[]): Defect[] {
  const texts = entries.flatMap((entry, index) =>
    Object.entries(entry).flatMap(([key, list]) =>
      (Array.isArray(list) ? list : []).flatMap((text, place) =>
        typeof text === 'string' ? [{ text, at: `/entries/${index}/${key}/${place}` }] : [],
      ),
    ),
  );
  const distinct = [...new Map(texts.toReversed().map((one) => [one.text, one])).values()];
  const inOrder = distinct.toReversed();
  return repeatedTexts(inOrder.map(({ text }) => text)).flatMap((index): Defect[] => {
    const { text = '', at: pointer = '' } = inOrder[index] ?? {};
    return [
      {
        file,
        pointer,
        message: `"${text}" is also in this catalog in other letters or with other spaces: the visitor cannot tell the two choices apart.`,
        suggestion: 'Write it in the same way in each list.',
      },
    ];
  });
}

const enums = onceEach(({ fields, folder, schemaFile }: StepModel): Defect[] => {
  return fields.flatMap((field) => {
    const { schema, pointer, name } = field;
    const values = schema['enum'];
    if (!Array.isArray(values)) return [];
    // Duplicates in a catalog are reported once there, for all steps.
    const isOwn = object(at(folder.schema?.json, pointer))['x-options'] === undefined;
    const own = isOwn ? values : [];
    const place = (index: number) => (isOwn ? `${pointer}/enum/${index}` : `${pointer}/x-options`);
    const twice = repeated(own.map((value) => JSON.stringify(value)));
    const { choices: words, catalog } = optionsOf(listOf(field) ?? field);
    const read = words === undefined && catalog === undefined ? own.map(String) : [];
    return [
      ...twice.map((index) => ({
        file: schemaFile,
        pointer: `${pointer}/enum/${index}`,
        message: `"${name}" offers ${JSON.stringify(values[index])} twice: the step cannot be shown.`,
      })),
      ...without(repeatedTexts(read), twice).map((index) => ({
        file: schemaFile,
        pointer: `${pointer}/enum/${index}`,
        message: `Two choices of "${name}" read "${read[index]?.trim()}": the visitor cannot tell them apart.`,
      })),
      ...refusedChoices(schema, values).map((index) => ({
        file: schemaFile,
        pointer: place(index),
        message:
          values[index] === ''
            ? `"${name}" offers an empty text, which means no answer: no visitor could choose it.`
            : `"${name}" offers ${JSON.stringify(values[index])} but another keyword rejects it: a visitor who chooses it cannot continue.`,
        suggestion: 'Take the choice out, or the keyword that rejects it.',
      })),
      ...otherTypes(schemaFile, field, values, isOwn),
    ];
  });
});

/** Choices that are not of the type of the field: each one that the schema lists, those of a catalog at once. */
function otherTypes(
  file: string,
  { schema, pointer, name }: Field,
  values: readonly Json[],
  isOwn: boolean,
): Defect[] {
  const { type = null } = schema;
  if (type === 'array' || type === 'object') return [];
  const found = [...values.entries()].filter(([, value]) => !accepts({ type }, value));
  if (!isOwn && found.length > 0) {
    return [
      {
        file,
        pointer: `${pointer}/type`,
        message: `"${name}" takes its choices from a catalog, whose ids are texts, but has the type "${valueAsText(type)}": nobody could choose one.`,
        suggestion: 'Write "string".',
      },
    ];
  }
  return found.map(([index, value]) => ({
    file,
    pointer: `${pointer}/enum/${index}`,
    message: `${JSON.stringify(value)} is not of the type "${valueAsText(type)}" of "${name}": nobody could choose it.`,
    suggestion:
      type === 'string' && value !== null
        ? `Write ${JSON.stringify(valueAsText(value))}, or take it out.`
        : 'Take it out; a field that need not be answered is not in "required".',
  }));
}

/** Choices of the right type that violate another limit. An empty string is not a choice. */
function refusedChoices(schema: JsonObject, values: readonly Json[]): number[] {
  const { type = null, const: only } = schema;
  if (only !== undefined || type === 'array' || type === 'object') return [];
  return values.flatMap((value, index) =>
    accepts({ type }, value) && (value === '' || !accepts(schema, value)) ? [index] : [],
  );
}

function accepts(schema: JsonObject, value: Json): boolean {
  const compiled = compileSchema(schema);
  return !compiled.ok || compiled.validate(value).length === 0;
}

/** Visitors read the label of a catalog's choice, so an id is not enough. */
function unlabeled({ catalogs }: Model, { fields, uiFile, folder }: StepModel): Defect[] {
  return fields.flatMap((field): Defect[] => {
    const { name, schema, ui, pointer } = field;
    const chosen = kindNamed(ui['ui:widget'])?.choices === true;
    const { catalog, choices: words } = optionsOf(field);
    const values = valuesOf(schema);
    if (!chosen || words !== undefined || values === undefined) return [];
    const ids = new Set(catalogs[valueAsText(catalog ?? '')]?.entries.map(({ id }) => id));
    const bare = values.find((value) => !ids.has(value));
    if (typeof catalog === 'string' && ids.size > 0 && bare !== undefined) {
      return [
        {
          file: uiFile,
          pointer: `${field.uiPointer}/ui:options/catalog`,
          message: `The catalog "${catalog}" has no entry "${bare}", which "${name}" offers: the visitor sees a code.`,
          suggestion:
            'Name the catalog that the schema takes its options from, or write "choices".',
        },
      ];
    }
    const source = at(folder.schema?.json, pointer);
    const from = object(source)['x-options'] ?? object(object(source)['items'])['x-options'];
    if (from === undefined || catalog !== undefined) return [];
    return [
      {
        file: uiFile,
        pointer: field.uiPointer,
        message: `"${name}" offers the ids of the catalog "${valueAsText(from)}" without their labels: the visitor sees codes.`,
        suggestion: `Add "catalog": "${valueAsText(from)}" to "ui:options".`,
      },
    ];
  });
}

/** A field with both a catalog and a list: whichever comes later silently wins. */
const twoLists = onceEach(({ fields, folder, schemaFile }: StepModel): Defect[] => {
  return fields.flatMap(({ pointer, name }): Defect[] => {
    const source = object(at(folder.schema?.json, pointer));
    if (source['enum'] === undefined || source['x-options'] === undefined) return [];
    return [
      {
        file: schemaFile,
        pointer: `${pointer}/x-options`,
        message: `"${name}" has two lists of choices, "enum" and "x-options": only one of them would be offered.`,
        suggestion: 'Take one of them out.',
      },
    ];
  });
});

/** The labels in `choices` and the values in the schema must match. */
const choices = onceEach(({ fields, uiFile }: StepModel): Defect[] => {
  return fields.flatMap((field) => {
    const words = optionsOf(field)['choices'];
    if (words === undefined) return [];
    const values = valuesOf(field.schema);
    if (values === undefined) return [];
    const pointer = `${field.uiPointer}/ui:options/choices`;
    const keys = Object.keys(object(words));
    return [
      ...values
        .filter((value) => !keys.includes(value))
        .map((value) => ({
          file: uiFile,
          pointer,
          message: `The choice "${value}" of "${field.name}" has no label: the visitor sees a code.`,
          suggestion: `Add "${value}": { "label": … } here.`,
        })),
      ...keys
        .filter((key) => !values.includes(key))
        .map((key) => ({
          file: uiFile,
          pointer: `${pointer}/${key}`,
          message: `"${key}" is not a value of "${field.name}": this choice is never shown.`,
          suggestion:
            didYouMean(key, values) ?? `Take it out, or add "${key}" to "enum" in schema.json.`,
        })),
    ];
  });
});

function valuesOf(schema: StepModel['schema']): string[] | undefined {
  if (schema['type'] === 'boolean') return ['true', 'false'];
  const values = schema['enum'] ?? object(schema['items'])['enum'];
  return Array.isArray(values) ? values.map(String) : undefined;
}

function without(indexes: readonly number[], others: readonly number[]): number[] {
  return indexes.filter((index) => !others.includes(index));
}
