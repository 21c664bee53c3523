import { type CatalogEntry, type Field, operation, valueAsText } from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import { operations } from '../../../model/comparisons.ts';
import { expressionsOf } from '../../../model/expressions.ts';
import type { Model } from '../../../model/model.ts';
import type { LintRule } from '../../rule.ts';

export const t17: LintRule = {
  code: 'T17',
  name: 'code-format',
  layer: 'parts',
  guarantee: 'A code that is looked up for a choice exists for every choice, and differs for each.',
  severity: 'error',
  check: (model) =>
    lookups(model).flatMap(({ name, key, field }) => {
      const entries = model.catalogs[name]?.entries ?? [];
      // Rule F5 reports a missing catalog or key.
      if (!entries.some((entry) => entry[key] !== undefined)) return [];
      return [
        ...without(name, key, field, entries),
        ...shared(name, key, entries),
        // The same id can have other words in another list, such as "other".
        ...(key === 'label' ? [] : contradicted(model, name, key)),
      ];
    }),
};

type Lookup = { name: string; key: string; field: Field };

/** Lookups by the answer to a field with a list of choices. */
function lookups(model: Model): Lookup[] {
  const fields = model.steps.flatMap((step) => step.fields);
  return expressionsOf(model).flatMap(({ expression }) =>
    operations(expression, '').flatMap(({ name, operands: [catalog, by, key] }): Lookup[] => {
      const answer = name === 'lookup' && by !== undefined ? operation(by) : null;
      if (answer?.name !== 'var') return [];
      const field = fields.find(({ path }) => path === answer.operands[0]);
      if (!Array.isArray(field?.schema['enum'])) return [];
      return [{ name: valueAsText(catalog), key: valueAsText(key), field }];
    }),
  );
}

function without(
  name: string,
  key: string,
  field: Field,
  entries: readonly CatalogEntry[],
): Defect[] {
  const choices = Array.isArray(field.schema['enum']) ? field.schema['enum'] : [];
  const known = entries.filter((entry) => entry[key] !== undefined).map(({ id }) => id);
  return choices
    .filter((choice) => !known.includes(valueAsText(choice)))
    .map((choice) => ({
      file: `schemas/catalog/${name}.json`,
      pointer: '/entries',
      message: `"${field.name}" offers ${valueAsText(choice)}, but no entry has its ${key}: what is sent for such a visitor is wrong or empty.`,
      suggestion: `Add { "id": "${valueAsText(choice)}", "${key}": … }, spelled as in the list of choices.`,
    }));
}

function shared(name: string, key: string, entries: readonly CatalogEntry[]): Defect[] {
  return entries.flatMap((entry, index): Defect[] => {
    const value = entry[key];
    const first = entries.slice(0, index).find((other) => other[key] === value);
    if (value === undefined || Array.isArray(value) || first === undefined) return [];
    return [
      {
        file: `schemas/catalog/${name}.json`,
        pointer: `/entries/${index}/${key}`,
        message: `${entry.id} and ${first.id} have the same ${key} "${valueAsText(value)}": nobody can tell which of the two a visitor chose.`,
      },
    ];
  });
}

/** Reports an entry whose value differs from that of the same entry in another catalog. */
function contradicted(model: Model, name: string, key: string): Defect[] {
  const entries = model.catalogs[name]?.entries ?? [];
  return Object.entries(model.catalogs)
    .filter(([other]) => other !== name)
    .flatMap(([other, catalog]) =>
      entries.flatMap((entry, index): Defect[] => {
        const twin = catalog.entries.find(({ id }) => id === entry.id);
        if (twin?.[key] === undefined || twin[key] === entry[key]) return [];
        return [
          {
            file: `schemas/catalog/${name}.json`,
            pointer: `/entries/${index}/${key}`,
            message: `The ${key} of ${entry.id} is "${valueAsText(entry[key])}" here and "${valueAsText(twin[key])}" in schemas/catalog/${other}.json: one of the two is wrong.`,
          },
        ];
      }),
    );
}
