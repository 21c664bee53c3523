import { Ajv2019 } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { describe, expect, it, test } from 'vitest';
import { isStepValid } from '../../../src/engine/pages/step/step-check.ts';
import { loadStep } from '../../../src/engine/pages/step/load-step.ts';
import type { Questionnaire } from '../../../src/engine/pages/questionnaire.ts';
import type { Json, JsonObject } from '../../../src/engine/logic/json.ts';
import { stepOf } from '../flow/step-of.ts';
import { askedFields, compiledForm } from './compiled-form.ts';
import { CORPUS, type Foreign, type Grade } from './corpus.ts';

/** Whether the schema runs, and what was left out of it or keeps it from running. */
function gradeOf(schema: JsonObject): { grade: Grade; why: readonly string[] } {
  try {
    const { notes = [] } = compiledForm(schema);
    const why = notes.map(({ at, text }) => `${at}: ${text}`);
    return { grade: why.length > 0 ? 'notes' : 'whole', why };
  } catch (error) {
    return { grade: 'refused', why: String(error).split('\n  ').slice(1) };
  }
}

const ajv = addFormats.default(new Ajv2019({ strict: false }));
const plainly = (schema: JsonObject, data: JsonObject) => {
  const { $schema: _draft, $id: _name, ...rest } = schema;
  return ajv.validate(rest, data);
};

async function isAccepted(questionnaire: Questionnaire, data: JsonObject): Promise<boolean> {
  const step = stepOf(questionnaire.flow, 'form');
  const module = await loadStep(step);
  return isStepValid(questionnaire.flow, step, module, { form: data }, {});
}

test('the schemas by how they run, and why not', () => {
  const table = Object.entries(CORPUS).map(([name, { schema }]) => ({ name, ...gradeOf(schema) }));
  const count = (grade: Grade) => table.filter((one) => one.grade === grade).length;
  console.log(
    [
      `${table.length} schemas: ${count('whole')} whole, ${count('notes')} with notes, ${count('refused')} refused`,
      ...table.map(({ name, grade, why }) => [`  ${grade}: ${name}`, ...why].join('\n      ')),
    ].join('\n'),
  );
  const expected = Object.entries(CORPUS).map(([name, { grade }]) => [name, grade]);
  expect(table.map(({ name, grade }) => [name, grade])).toEqual(expected);
});

const running: [string, Foreign][] = Object.entries(CORPUS).filter(
  ([, { grade }]) => grade !== 'refused',
);

it('takes a schema with properties for that of an object, and says which part cannot close one', () => {
  const named = { properties: { town: { type: 'string' } }, additionalProperties: false };
  const address = { allOf: [named] };
  const { notes } = compiledForm({ properties: { address }, additionalProperties: false });
  expect(notes?.map(({ at }) => at)).toEqual([
    '/steps/form/schema/properties/address/allOf/0/additionalProperties',
  ]);
});

it('says where in the file a part of a form stands that is a definition', () => {
  const town = { type: 'string', default: 'Elgin' };
  const address: Json = { anyOf: [{ type: 'null' }, { type: 'object', properties: { town } }] };
  const claim = { type: 'object', properties: { address } };
  const { notes } = compiledForm({ $ref: '#/definitions/claim', definitions: { claim } });
  expect(notes?.map(({ at }) => at)).toEqual([
    '/steps/form/schema/definitions/claim/properties/address/anyOf/1/properties/town/default',
  ]);
});

it('says what to write instead of a list with unlike places', () => {
  for (const keyword of ['items', 'prefixItems']) {
    const pair = { type: 'array', [keyword]: [{ type: 'string' }, { type: 'boolean' }] };
    const why = gradeOf({ type: 'object', properties: { pair } }).why.join();
    expect(why).toContain('Unlike places are the fields of an object.');
  }
});

it.each(['a chain that never ends', 'a definition that is missing', 'a tuple', 'a file'])(
  'says in one sentence why it refuses %s',
  (name) => expect(gradeOf(CORPUS[name]?.schema ?? {}).why).toHaveLength(1),
);

it('says how many levels are asked of a description that names itself, once', () => {
  for (const name of ['a tree', 'a family']) {
    const { why } = gradeOf(CORPUS[name]?.schema ?? {});
    expect(why).toHaveLength(1);
    expect(why.join()).toContain('4 levels of it are asked');
  }
});

it('refuses a description that names itself too often, or at once', () => {
  const node = { $ref: '#/definitions/node' };
  const of = (definition: JsonObject) =>
    gradeOf({ type: 'object', properties: { node }, definitions: { node: definition } }).why.join();
  const parts = Array.from({ length: 9 }, (_none, index) => [`part${index}`, node]);
  const properties = { name: { type: 'string' }, ...Object.fromEntries(parts) };
  expect(of({ type: 'object', properties })).toContain('its fields would be too many');
  expect(of({ allOf: [node] })).toContain('its fields would never end');
});

describe.each(running)('%s', (_name, { schema, good, bad = [] }) => {
  it('asks every question with a control and a label', async () => {
    const module = await loadStep(stepOf(compiledForm(schema).flow, 'form'));
    const asked = askedFields(module);
    expect(asked.length).toBeGreaterThan(0);
    expect(
      asked.filter(
        ({ ui, schema: one, at }) =>
          ui['ui:widget'] === undefined ||
          (!at.endsWith('/*') && (ui['ui:title'] ?? one['title']) === undefined),
      ),
    ).toEqual([]);
  });

  it('accepts and refuses the same answers as its own validator does', async () => {
    const questionnaire = compiledForm(schema);
    for (const data of good) {
      expect([data, plainly(schema, data), await isAccepted(questionnaire, data)]).toEqual([
        data,
        true,
        true,
      ]);
    }
    for (const data of bad) {
      expect([data, plainly(schema, data), await isAccepted(questionnaire, data)]).toEqual([
        data,
        false,
        false,
      ]);
    }
  });

  it('keeps those answers when they are restored', () => {
    const { fitting } = compiledForm(schema);
    expect(good.map((data) => fitting?.({ form: data })['form'])).toEqual(good);
  });
});
