import { describe, expect, it } from 'vitest';
import { compileQuestionnaire } from '../../../src/engine/questionnaire/compile-questionnaire.ts';
import type { QuestionnaireSource } from '../../../src/engine/questionnaire/runnable.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { loadStep } from '../../../src/engine/pages/step/load-step.ts';
import { issuePlacer } from '../../../src/engine/form/placed-issues.ts';
import { drawnSchema } from '../../../src/engine/language/step-schema.ts';
import { stepOf } from '../flow/step-of.ts';

const flow = {
  id: 'adopt',
  conditions: { dog: { '==': [{ var: 'pet.kind' }, 'dog'] } },
  steps: [{ id: 'pet', next: [{ when: 'dog', to: 'home' }, { to: 'done' }] }, { id: 'home' }],
  pages: [{ id: 'done' }],
};
const pet = {
  schema: {
    type: 'object',
    title: 'Pet',
    properties: {
      kind: { type: 'string', 'x-options': 'animals' },
      name: { type: 'string', minLength: 2 },
    },
    required: ['kind'],
  },
};
const home = {
  schema: {
    type: 'object',
    properties: {
      people: {
        type: 'array',
        minItems: 1,
        items: { type: 'object', properties: { age: { type: 'integer' } }, required: ['age'] },
      },
    },
    required: ['people'],
  },
  rules: [
    {
      id: 'grown',
      valid: { '>': [{ count: [{ var: 'home.people' }] }, 0] },
      at: '/people',
      message: '',
    },
  ],
};
const source: QuestionnaireSource = {
  flow,
  steps: { pet, home },
  catalogs: { animals: { entries: [{ id: 'dog', label: 'A dog' }] } },
  pages: { done: async () => ({ default: () => null }) },
};

const opened = (written: QuestionnaireSource, id = 'pet') =>
  loadStep(stepOf(compileQuestionnaire(written).flow, id));

const withUi = (ui: JsonObject, more: Partial<QuestionnaireSource> = {}): QuestionnaireSource => ({
  ...source,
  ...more,
  steps: { pet: { ...pet, ui }, home },
});

it('compiles the validators and widgets of a step when it is loaded', async () => {
  const { widgets, validators } = await opened(withUi({ kind: { 'ui:widget': 'radio' } }));
  expect(Object.keys(widgets)).toEqual(['radio', 'text']);
  const [validate] = Object.values(validators);
  const isValid = (name: string) => validate?.({ kind: 'dog', name });
  expect([isValid('Al'), isValid('A')]).toEqual([true, false]);
});

it('prefers a widget of the app to a built-in one', async () => {
  const Own = () => null;
  const { widgets } = await opened(withUi({}, { widgets: { text: Own } }));
  expect(widgets['text']).toBe(Own);
});

it('keeps the steps of two questionnaires apart although they have the same ids', async () => {
  const titled = (title: string) =>
    compileQuestionnaire({
      ...source,
      steps: { pet: { schema: { ...pet.schema, title } }, home },
    });
  const [adopt, visit] = [titled('Adopt'), titled('Visit')];
  expect((await loadStep(stepOf(adopt.flow, 'pet'))).schema.title).toBe('Adopt');
  expect((await loadStep(stepOf(visit.flow, 'pet'))).schema.title).toBe('Visit');
});

describe('a field without a UI schema', () => {
  it('gets a widget, a label, the words of its catalog and a message for every limit', async () => {
    const { uiSchema } = await opened(source);
    expect(uiSchema).toEqual({
      kind: {
        'ui:widget': 'select',
        'ui:title': 'Kind',
        'ui:options': { catalog: 'animals', errors: { required: 'Please answer this' } },
      },
      name: {
        'ui:widget': 'text',
        'ui:title': 'Name',
        'ui:options': { errors: { minLength: 'Use 2 characters or more' } },
      },
    });
  });

  it('that is a list gets names for its items and its button', async () => {
    const { uiSchema } = await opened(source, 'home');
    expect(uiSchema).toMatchObject({
      people: { 'ui:options': { itemTitle: 'People {number}', addLabel: 'Add another' } },
    });
  });

  it('keeps what its UI schema says', async () => {
    const kind = { 'ui:widget': 'radio', 'ui:options': { errors: { required: 'Which one?' } } };
    expect((await opened(withUi({ kind }))).uiSchema).toMatchObject({ kind });
  });
});

describe('a mistake is refused with its place:', () => {
  const rule = { id: 'x', valid: true, at: '', message: '' };
  const withPet = (step: Partial<QuestionnaireSource['steps'][string]>) => ({
    ...source,
    steps: { pet: { ...pet, ...step }, home },
  });
  const steps = [{ id: 'pet' }, { id: 'home' }];
  it.each<[string, QuestionnaireSource, string]>([
    [
      'a step that is missing',
      { ...source, steps: { home } },
      '/steps/pet: the flow has this step, but "steps" does not',
    ],
    [
      'a step that is not an object',
      withPet({ schema: { type: 'string' } }),
      '/steps/pet/schema/type: the schema of a step has the type "object"',
    ],
    [
      'a target',
      { ...source, flow: { ...flow, steps: [{ id: 'pet', next: [{ to: 'attic' }] }] } },
      '/flow/steps/0/next/0/to: there is no step or page "attic"',
    ],
    [
      'an answer that a condition reads',
      { ...source, flow: { ...flow, conditions: { dog: { answered: 'pet.kimd' } } } },
      '/flow/conditions/dog/answered: no step asks for "pet.kimd"',
    ],
    [
      'an answer that a rule reads',
      withPet({ rules: [{ ...rule, valid: { answered: 'home.person' } }] }),
      '/steps/pet/rules/0/valid/answered: no step asks for "home.person"',
    ],
    [
      'an operator of a rule',
      withPet({ rules: [{ ...rule, valid: { is: [1, 2] } }] }),
      '/steps/pet/rules/0/valid: "is" is not an operator of this project',
    ],
    [
      'a condition that a rule names',
      withPet({ rules: [{ ...rule, valid: { condition: 'cat' } }] }),
      '/steps/pet/rules/0/valid: there is no condition called "cat"',
    ],
    [
      'the place of a rule',
      withPet({ rules: [{ ...rule, at: '/nome' }] }),
      '/steps/pet/rules/0/at: the schema has no field at "/nome"',
    ],
    [
      'a widget',
      withUi({ name: { 'ui:widget': 'sparkles' } }),
      '/steps/pet/ui/name/ui:widget: there is no widget called "sparkles"',
    ],
    [
      'a field of the UI schema',
      withUi({ nome: { 'ui:widget': 'text' } }),
      '/steps/pet/ui/nome: the schema has no field "nome"',
    ],
    [
      'a catalog of the schema',
      { ...source, catalogs: {} },
      '/steps/pet/schema/properties/kind/x-options: there is no catalog called "animals" with entries',
    ],
    [
      'a catalog of the UI schema',
      withUi({ kind: { 'ui:options': { catalog: 'animal' } } }),
      '/steps/pet/ui/kind/ui:options/catalog: there is no catalog called "animal" with entries',
    ],
    [
      'a misspelled keyword',
      withPet({
        schema: { ...pet.schema, properties: { kind: { type: 'string', maxLenght: 5 } } },
      }),
      '/steps/pet/schema/properties/kind/maxLenght: "maxLenght" is not a valid key here. Did you mean "maxLength"?',
    ],
    [
      'a kind of answer that the engine does not ask for',
      withPet({
        schema: { ...pet.schema, properties: { kind: { type: ['boolean', 'number'] } } },
      }),
      '/steps/pet/schema/properties/kind/type: The answer may be boolean or number',
    ],
    [
      'a name that JavaScript objects have themselves',
      withPet({
        schema: {
          ...pet.schema,
          properties: { ...pet.schema.properties, constructor: { type: 'string' } },
        },
      }),
      '/steps/pet/schema/properties/constructor: "constructor" is a built-in name',
    ],
    [
      'an option that the widget does not read',
      withUi({ name: { 'ui:options': { placeholdr: 'Rex' } } }),
      '/steps/pet/ui/name/ui:options/placeholdr: "placeholdr" is not a valid key here. Did you mean "placeholder"?',
    ],
    [
      'another word than the one that an option may have',
      withUi({ name: { 'ui:options': { min: 'tomorrow' } } }),
      '/steps/pet/ui/name/ui:options/min: "tomorrow" is not valid here. One of: today.',
    ],
    [
      'a page',
      { ...source, flow: { ...flow, steps, pages: [{ id: 'end', kind: 'thanks' }] } },
      '/flow/pages/0: "pages" has no component for "thanks"',
    ],
  ])('%s', (_name, written, line) => {
    expect(() => compileQuestionnaire(written)).toThrow(
      `The questionnaire "adopt" does not compile:\n  ${line}`,
    );
  });

  it.each(['', 'a.b', 'größe', '🐕', '__proto__', '0'])('a name such as "%s"', (name) => {
    const properties = JSON.parse(`{ ${JSON.stringify(name)}: { "type": "string" } }`);
    expect(() => compileQuestionnaire(withPet({ schema: { type: 'object', properties } }))).toThrow(
      `/properties/${name}: "${name}" cannot be a name here. `,
    );
  });

  it('but not what only the app knows: options of its own widget', () => {
    const written = withUi(
      { name: { 'ui:widget': 'stars', 'ui:options': { most: 5 } } },
      { widgets: { stars: () => null } },
    );
    expect(() => compileQuestionnaire(written)).not.toThrow();
  });

  it('all of them at once', () => {
    const written = withUi({ nome: {}, name: { 'ui:widget': 'sparkles' } }, { pages: {} });
    expect(() => compileQuestionnaire(written)).toThrow(/done[^]*nome[^]*sparkles/);
  });

  it.each<[string, unknown, RegExp]>([
    ['nothing', null, /an object with "flow" and "steps"/],
    ['an empty object', {}, /\/flow: [^]*\/steps: /],
    ['the answer of a server that failed', { error: 'no' }, /\/flow: [^]*\/steps: /],
    ['a flow without steps', { flow: { id: 'x', pages: [] }, steps: {} }, /the list of steps/],
    ['a step without a name', { flow: { id: 'x', steps: [{}], pages: [] }, steps: {} }, /an "id"/],
  ])('%s', (_name, written, told) => {
    const compile: (source: never) => unknown = compileQuestionnaire;
    expect(() => compile(written as never)).toThrow(told);
  });

  it('what leaves no way through: everything at once, in the flow and in the steps', () => {
    const properties = {
      age: { type: 'integer', minimum: 9, maximum: 3 },
      code: { type: 'string', pattern: '(' },
      name: { type: 'string', maxLenght: 4 },
    };
    const written = {
      flow: {
        id: 'two words',
        steps: [{ id: 'pet', next: [{ to: 'pet' }], mode: 'fast' }, { id: 'home' }],
        pages: [{ id: 'done', kind: 'outcome' }],
        derive: [{ to: 'pet.nickname', value: 1, mode: 'sometimes' }],
      },
      steps: {
        pet: {
          schema: { type: 'object', properties, required: ['owner'] },
          ui: { 'ui:layout': 'Small' },
        },
        home,
      },
    };
    const compile: (source: never) => unknown = compileQuestionnaire;
    const told = [
      '/flow/id: "two words"',
      '/flow/steps/0/mode: "mode" is not a valid key',
      '/flow/derive/0/mode: "sometimes" is not valid here. One of: ',
      '/steps/pet/ui/ui:layout: "Small" is not valid here. One of: narrow, wide.',
      '/flow/steps/0/next/0/to: The transition from "pet" leads back',
      '/flow/steps/1: No transitions lead from the start to "home"',
      '/flow/derive/0/to: no step asks for "pet.nickname"',
      '/steps/pet/schema/properties/name/maxLenght: ',
      '/steps/pet/schema/properties/age/minimum: "minimum" 9 is above "maximum" 3',
      '/steps/pet/schema/properties/code/pattern: The pattern is not a regular expression',
      '/steps/pet/schema/required/0: "owner" is required but is not a field',
    ];
    const error = (() => {
      try {
        return compile(written as never);
      } catch (caught) {
        return String(caught);
      }
    })();
    expect(told.filter((line) => !String(error).includes(line))).toEqual([]);
  });
});

it('a branch may only limit a field: it is drawn as declared, with the limit and its message', async () => {
  const written = {
    ...source,
    steps: {
      pet: {
        schema: {
          type: 'object',
          properties: {
            kind: { type: 'string', 'x-options': 'animals' },
            postal: { type: 'string', title: 'Postal code' },
          },
          if: { properties: { kind: { const: 'dog' } }, required: ['kind'] },
          // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
          then: { properties: { postal: { pattern: '^\\d{5}$' } } },
        },
      },
      home,
    },
  };
  const { schema, uiSchema } = await opened(written);
  expect(drawnSchema(schema, { kind: 'dog' })['properties']).toMatchObject({
    postal: { type: 'string', title: 'Postal code', pattern: '^\\d{5}$' },
  });
  expect(uiSchema).toMatchObject({
    postal: { 'ui:options': { errors: { pattern: 'Enter 5 digits' } } },
  });
});

it('a summary names the field of a message that the engine chose, and not of one of the app', async () => {
  const place = async (ui: JsonObject) => {
    const placer = issuePlacer(await opened(withUi(ui)));
    const message = 'Please answer this';
    return placer([{ at: '/kind', message, severity: 'error', code: 'required' }], {})[0]?.field;
  };
  const own = { kind: { 'ui:options': { errors: { required: 'Please answer this' } } } };
  expect([await place({}), await place(own)]).toEqual(['Kind', undefined]);
});
