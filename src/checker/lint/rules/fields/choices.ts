import {
  type CatalogEntry,
  type Field,
  declarations,
  object,
  operation,
  optionsOf,
  sameJson,
  valueAsText,
} from '../../../../engine/core.ts';
import type { Defect, LintRule } from '../../rule.ts';
import type { Model } from '../../../model/model.ts';
import type { StepModel } from '../../../model/step-model.ts';
import { proofOf } from '../../../proof/prove.ts';
import { expressionsOf, operations } from '../../../model/expressions.ts';

export const t12: LintRule = {
  code: 'T12',
  name: 'exclusive-choice',
  layer: 'steps',
  guarantee: 'The choice that excludes all others is one of the choices, and enough by itself.',
  severity: 'error',
  check: (model) => [...unknown(model), ...model.steps.flatMap(tooFew)],
};

function unknown(model: Model): Defect[] {
  const offers = proofOf(model)?.offers;
  return model.steps.flatMap(({ fields, uiFile }) =>
    fields.flatMap((field) => {
      const { exclusive } = optionsOf(field);
      if (exclusive === undefined) return [];
      const listed = object(field.schema['items'])['enum'];
      const known = Array.isArray(listed) ? listed : [...(offers?.get(field.path) ?? [])];
      if (known.length === 0 || known.includes(exclusive)) return [];
      return [
        {
          file: uiFile,
          pointer: `${field.uiPointer}/ui:options/exclusive`,
          message: `"${valueAsText(exclusive)}" is not one of the choices of "${field.name}": nothing is ever excluded, so contradictory answers are sent.`,
        },
      ];
    }),
  );
}

/** A list with the exclusive choice has exactly one item. */
function tooFew({ fields, uiFile }: StepModel): Defect[] {
  return fields.flatMap((field): Defect[] => {
    const { minItems } = field.schema;
    const { exclusive } = optionsOf(field);
    if (exclusive === undefined || typeof minItems !== 'number' || minItems < 2) return [];
    return [
      {
        file: uiFile,
        pointer: `${field.uiPointer}/ui:options/exclusive`,
        message: `The schema of "${field.name}" asks for at least ${minItems} choices, but "${valueAsText(exclusive)}" excludes all others: a visitor who chooses it cannot continue.`,
        suggestion: 'Write "minItems": 1, or take "exclusive" out.',
      },
    ];
  });
}

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

type Declaration = ReturnType<typeof declarations>[number];

export const t19: LintRule = {
  code: 'T19',
  name: 'described-once',
  layer: 'parts',
  guarantee:
    'A field that a schema describes in several places is the same in each of them, but for limits that a branch adds.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ schema, schemaFile }) => {
      const all = declarations(schema);
      return all.flatMap((later, index): Defect[] => {
        const first = all.slice(0, index).find(({ name }) => name === later.name);
        if (first === undefined || sameJson(first.schema, later.schema)) return [];
        if (isUnanswered(first, later) || isNarrower(first, later)) return [];
        return [
          {
            file: schemaFile,
            pointer: later.pointer,
            message: `"${later.name}" is described differently at ${first.pointer}: it would be arbitrary which limits and messages the visitor gets.`,
            suggestion:
              'Write the same in both places, or use two fields. To require it only sometimes, list its name under "required" of the "then".',
          },
        ];
      });
    }),
};

/** A branch may limit a field of the step further, such as a postal code by country. */
const isNarrower = (first: Declaration, later: Declaration): boolean =>
  first.pointer.startsWith('/properties/') &&
  Object.entries(first.schema).every(([key, value]) => sameJson(later.schema[key], value));

/** `else` may set the answer to null where `then` does not apply. */
function isUnanswered(first: Declaration, later: Declaration): boolean {
  const branch = /^\/allOf\/\d+(?=\/else\/)/.exec(later.pointer)?.[0];
  const isSibling = branch !== undefined && first.pointer.startsWith(`${branch}/then/`);
  return isSibling && sameJson(later.schema, { type: 'null' });
}
