import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Questionnaire } from '../../../src/engine/pages/questionnaire.ts';
import { loadStep } from '../../../src/engine/pages/step/load-step.ts';
import type { StepModule } from '../../../src/engine/form/contract.ts';
import { isStepValid } from '../../../src/engine/pages/step/step-check.ts';
import { objectAt } from '../../../src/engine/language/fields.ts';
import { isObject, type Json, type JsonObject } from '../../../src/engine/logic/json.ts';
import { stepOf } from '../flow/step-of.ts';
import { compiledForm } from './compiled-form.ts';

/**
 * The official JSON Schema Test Suite (github.com/json-schema-org/JSON-Schema-Test-Suite, commit
 * 44401e0c, MIT), required tests, the groups of each of its files under the file's name. Each schema is
 * asked as a field of a step, and one that has properties as the step too.
 */
type Group = {
  description: string;
  schema: Json;
  tests: { description: string; data: Json; valid: boolean }[];
};
type Verdict = { where: string; says: boolean; data: JsonObject; form: Form };
type Form = { schema: JsonObject; questionnaire: Questionnaire; module: StepModule };

const suite = (draft: string): Record<string, Group[]> =>
  JSON.parse(readFileSync(`tests/engine/schemas/json-schema-test-suite/${draft}.json`, 'utf8'));

/** How a schema can be asked: the step's schema, and the answers of the step for each of the suite's values. */
type Way = {
  as: string;
  schema: JsonObject;
  cases: { description: string; data: JsonObject; valid: boolean }[];
};

function waysToAsk({ schema, tests }: Group): Way[] {
  const asField: Way = {
    as: 'a field',
    schema: { type: 'object', properties: { value: schema } },
    cases: tests.map((one) => ({ ...one, data: { value: one.data } })),
  };
  const cases = tests.flatMap(({ data, ...one }) => (isObject(data) ? [{ ...one, data }] : []));
  if (!isObject(schema) || !isObject(schema['properties']) || cases.length === 0) return [asField];
  return [asField, { as: 'a step', schema, cases }];
}

/** Why a step says something else than the suite; undefined: nothing explains it. */
const REASONS: Record<string, (verdict: Verdict) => boolean> = {
  'a note says what is left out': ({ form }) => (form.questionnaire.notes ?? []).length > 0,
  'a field has one type, which follows from its keywords': ({ says, data, form }) =>
    says && !isOfItsType(data['value'], valueOf(form.module.schema as JsonObject)),
  'a format is checked, which this draft leaves open': ({ says, where, form }) =>
    says && where.includes('only an annotation') && fieldOf(form)['format'] !== undefined,
  'a form keeps no other fields than its own': ({ says, data, form: { schema } }) =>
    !says &&
    JSON.stringify(schema).includes('Properties":false') &&
    (hasOthers(data, schema) || hasOthers(objectAt(data, 'value'), valueOf(schema))),
};

/** The schema of the one field, as it was written, with the type that it has here. */
const fieldOf = ({ schema, module }: Form): JsonObject => ({
  ...valueOf(schema),
  type: valueOf(module.schema as JsonObject)['type'] ?? null,
});

const valueOf = (step: JsonObject) => objectAt(objectAt(step, 'properties'), 'value');

/** Whether an answer, and each part of it, has the one type that its field has. */
function isOfItsType(
  value: Json | undefined,
  { type = null, properties = {} }: JsonObject,
): boolean {
  return (
    isOfType(value, type) &&
    Object.entries(isObject(value) ? value : {}).every(
      ([name, part]) =>
        !isObject(properties) ||
        properties[name] === undefined ||
        isOfItsType(part, objectAt(properties, name)),
    )
  );
}

function isOfType(value: Json | undefined, type: Json | undefined): boolean {
  if (Array.isArray(value)) return type === 'array';
  if (value === null) return type === 'null';
  return typeof value === (type === 'integer' ? 'number' : type);
}

/** Whether the answers have a name that the object itself does not list. */
const hasOthers = (answers: JsonObject, { properties }: JsonObject): boolean =>
  Object.keys(answers).some((name) => !isObject(properties) || !Object.hasOwn(properties, name));

/** The questionnaire, or undefined if its author is told what keeps it from running. */
function runs(schema: JsonObject): Questionnaire | undefined {
  try {
    return compiledForm(schema);
  } catch (error) {
    if (String(error).includes('The questionnaire "adopt" does not compile')) return undefined;
    throw error;
  }
}

describe.each(['draft7', 'draft2020-12'])('%s', (draft) => {
  const counts: Record<string, number> = {};
  const unexplained: string[] = [];
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };

  it('is answered by every step that takes the schema, or a reason says why not', async () => {
    for (const [file, groups] of Object.entries(suite(draft)))
      for (const group of groups)
        for (const { as, schema, cases } of waysToAsk(group)) {
          const questionnaire = runs(schema);
          count(questionnaire ? 'schemas asked' : 'schemas refused');
          if (questionnaire === undefined) continue;
          const where = `${file} as ${as}: ${group.description}`;
          const step = stepOf(questionnaire.flow, 'form');
          const form = { schema, questionnaire, module: await loadStep(step) };
          for (const { description, data, valid } of cases) {
            const found = isStepValid(questionnaire.flow, step, form.module, { form: data }, {});
            const verdict = { where: `${where}, ${description}`, says: valid, data, form };
            const [reason] =
              found === valid
                ? ['the same']
                : Object.keys(REASONS).filter((name) => REASONS[name]?.(verdict));
            if (reason === undefined) unexplained.push(verdict.where);
            else count(reason);
          }
        }
    console.log(draft, counts);
    expect(unexplained).toEqual([]);
  });
});
