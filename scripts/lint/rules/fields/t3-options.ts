import { asText } from '../../as-text.ts';
import type { Draft } from '../../finding.ts';
import { object, optionsOf } from '../../model/fields.ts';
import type { Model, StepModel } from '../../model/model.ts';
import type { LintRule } from '../../rule.ts';

export const t3: LintRule = {
  code: 'T3',
  keeps: 'Options are not empty and their values and labels are told apart.',
  severity: 'error',
  check: (model) => [
    ...catalogs(model),
    ...model.steps.flatMap(enums),
    ...model.steps.flatMap(choices),
    ...model.steps.flatMap((step) => words(step, model)),
  ],
};

function catalogs(model: Model): Draft[] {
  return Object.entries(model.catalogs).flatMap(([name, { entries }]) => {
    const file = `schemas/catalog/${name}.json`;
    const ids = entries.map(({ id }) => id);
    const labels = entries.map(({ id, label }) => asText(label ?? id).trim());
    const empty =
      ids.length === 0
        ? [
            {
              file,
              pointer: '/entries',
              message: 'The catalogue is empty: there is nothing to choose from.',
            },
          ]
        : [];
    return [
      ...empty,
      ...twice(ids).map((index) => ({
        file,
        pointer: `/entries/${index}/id`,
        message: `The id "${ids[index]}" is there twice: choosing one of the two chooses both.`,
      })),
      // Two entries of one id read the same as well.
      ...without(twice(labels), twice(ids)).map((index) => ({
        file,
        pointer: `/entries/${index}`,
        message: `Two choices read "${labels[index]}": the visitor cannot tell them apart.`,
      })),
    ];
  });
}

function enums({ fields, schemaFile }: StepModel): Draft[] {
  return fields.flatMap(({ schema, pointer, name }) => {
    const values = schema['enum'];
    if (!Array.isArray(values)) return [];
    return twice(values.map((value) => JSON.stringify(value))).map((index) => ({
      file: schemaFile,
      pointer: `${pointer}/enum/${index}`,
      message: `"${name}" offers ${JSON.stringify(values[index])} twice: choosing one of the two chooses both.`,
    }));
  });
}

/** The words of `choices` and the values of the schema are the same list. */
function choices({ fields, uiFile }: StepModel): Draft[] {
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
          message: `The choice "${value}" of "${field.name}" has no words: the visitor reads a code.`,
        })),
      ...keys
        .filter((key) => !values.includes(key))
        .map((key) => ({
          file: uiFile,
          pointer: `${pointer}/${key}`,
          message: `"${key}" is not a value of "${field.name}": this choice is never shown.`,
        })),
    ];
  });
}

/** A widget takes the words of its choices from the catalogue that has them. */
function words({ fields, uiFile }: StepModel, { catalogs: known }: Model): Draft[] {
  return fields.flatMap((field) => {
    const name = asText(optionsOf(field)['catalog']);
    const ids = known[name]?.entries.map(({ id }) => id);
    const without = (valuesOf(field.schema) ?? []).find((value) => ids?.includes(value) === false);
    if (without === undefined || field.schema['type'] === 'boolean') return [];
    return [
      {
        file: uiFile,
        pointer: `${field.uiPointer}/ui:options/catalog`,
        message: `The catalogue "${name}" has no words for "${without}", which "${field.name}" offers: the visitor reads a code or nothing.`,
        suggestion: 'Name the catalogue of "x-options" in schema.json.',
      },
    ];
  });
}

function valuesOf(schema: StepModel['schema']): string[] | undefined {
  if (schema['type'] === 'boolean') return ['true', 'false'];
  const values = schema['enum'] ?? object(schema['items'])['enum'];
  return Array.isArray(values) ? values.map(String) : undefined;
}

function twice(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}

function without(indexes: readonly number[], others: readonly number[]): number[] {
  return indexes.filter((index) => !others.includes(index));
}
